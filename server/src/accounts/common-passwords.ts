import { createRequire } from 'node:module';

/** Passwords that are likely on this site but that the published lists may lack, in lower case. */
const LIKELY_HERE: ReadonlySet<string> = new Set(
  `
  1234567890 12345678 123456789 123123123 1234512345 123454321 12344321 147258369 159357456 0123456789 01234567
  987654321 9876543210 87654321 789456123 741852963 1029384756 1122334455 11223344 123456123456 12345678910 123qweasd
  password passw0rd p@ssword p@ssw0rd p@55word pa$$word pa55word password1 password12 password123 password1234
  password@123 password@1 password! password01 passwords mypassword newpassword changeme changeme123 letmein1
  letmein123 letmeinnow welcome1 welcome12 welcome123 welcome@123 welcome! qwertyui qwertyuiop qwerty12 qwerty123
  qwerty1234 qwerty@123 qwer1234 qwerasdf asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx 1qazxsw2 q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsxedc abcd1234 abcd@1234 abcdefgh abcdefg1 abc12345 abc123456
  a1b2c3d4 aa123456 aa12345678 admin123 admin@123 admin1234 administrator iloveyou iloveyou1 iloveyou2 sunshine
  sunshine1 princess princess1 football football1 baseball superman superman1 computer computer1 internet trustno1
  starwars whatever dragon123 monkey123 master123 michael1 jennifer jordan23 liverpool chelsea1 pokemon1 samsung1
  samsung123 test1234 testtest test@123 testing123 user1234 guest123 default1 secret123 temp1234 pass1234 pass@123
  pass@1234 login123 hello123 hello1234 access14 family123 blessed1 charlie1 google123 facebook facebook1 whatsapp
  india123 india@123 india1234 indian123 bharat123 bharat@123 jaihind1 jaihind123 jaishreeram jaishriram jaimatadi
  ganesh123 krishna123 krishna1 sairam123 omsairam omnamahshivaya shivaji1 mumbai123 maharashtra delhi123 patna123
  bihar123 bjp12345 congress cricket1 cricket123 sachin10 sachin123 virat18 rahul123 priya123 election election1
  election123 election2024 election2025 election2026 campaign campaign1 campaign123 demoevm1 demoevm123 demo1234
  demo@123 vote1234 evm12345 candidate
  `
    .trim()
    .split(/\s+/),
);

const require = createRequire(import.meta.url);
let publishedPasswords: ReadonlySet<string> | undefined;

/**
 * Gives 41,622 passwords, names and words of 8 and more characters, in lower case, from the published lists that zxcvbn
 * uses. They need about 3 MiB of memory, so they are loaded when somebody chooses the first password. ASVS 6.2.4.
 */
function readPublishedPasswords(): ReadonlySet<string> {
  const list: unknown = require('popular-passwords');
  return new Set(list as string[]);
}

/**
 * True if a password is too common. Upper case makes no difference. A password that repeats one character is
 * too common.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase();
  publishedPasswords ??= readPublishedPasswords();
  return LIKELY_HERE.has(lower) || publishedPasswords.has(lower) || /^(.)\1*$/u.test(password);
}

/** The validation error for a common password. The admin page has a translated text for its `type`. */
export const COMMON_PASSWORD = {
  msg: 'must not be one of the commonest passwords',
  type: 'commonPassword',
} as const;
