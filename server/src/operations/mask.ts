/** Shows only the first character and the domain of an e-mail address: `a…@example.org`. */
export function maskEmail(text: string): string {
  const [first = ''] = text;
  const at = text.lastIndexOf('@');
  return `${first}…${at < 1 ? '' : text.slice(at)}`;
}

const EMAIL = /[^\s@"'<>(){}[\],;:=/\\]+@[^\s@"'<>(){}[\],;:=/\\]+\.[^\s@"'<>(){}[\],;:=/\\]+/g;
/** An account's token has three base64url parts. The first part is a JSON object, so it begins with `eyJ`. */
const TOKEN = /\beyJ[\w-]*\.[\w-]+\.[\w-]+/g;

/**
 * Masks each e-mail address and each token of an account in a line of the log. An error of the database, for example,
 * may contain the values of the statement that failed.
 */
export function maskLine(line: string): string {
  return line.replace(TOKEN, 'eyJ…').replace(EMAIL, maskEmail);
}
