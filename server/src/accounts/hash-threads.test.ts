import fs from 'node:fs';
import { askThread } from './hash-threads';
import { HASH_OF_NOBODY, hashPassword, isPassword } from './passwords';

const costOf = (hash: string) => hash.split('$').slice(0, 4);

it('says which password belongs to a hash, and that no password belongs to no account', async () => {
  const hash = await hashPassword('पासवर्ड 2026');
  expect(await isPassword(hash, 'पासवर्ड 2026')).toBe(true);
  expect(await isPassword(hash, 'password 2026')).toBe(false);
  expect(await isPassword(undefined, 'पासवर्ड 2026')).toBe(false);
});

it('compares a password without an account at the cost of one with an account', async () => {
  expect(costOf(HASH_OF_NOBODY)).toEqual(costOf(await hashPassword('any password')));
});

it('rejects when the stored text is no hash, and hashes further passwords', async () => {
  await expect(askThread({ password: 'any password', stored: 'no hash' })).rejects.toThrow();
  expect(await askThread({ password: 'any password', stored: HASH_OF_NOBODY })).toEqual({ isRight: false });
});

/** The nice value of every thread of this process, from Linux. */
const niceValues = () =>
  fs
    .readdirSync('/proc/self/task')
    .map(
      (thread) => fs.readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16],
    );

it('hashes in a thread of low priority, and leaves the priority of the others', async () => {
  const before = niceValues().filter((nice) => nice === '10').length;
  await Promise.all([hashPassword('one password'), hashPassword('another password')]);
  if (process.platform !== 'linux') return;
  const main = fs.readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ')[16];
  expect(main).not.toBe('10');
  expect(niceValues().filter((nice) => nice === '10').length).toBeGreaterThanOrEqual(Math.max(before, 1));
});
