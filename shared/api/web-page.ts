/**
 * Says whether the body of an answer is a web page. The login page of a public network answers every call
 * with 200 and HTML, which no call of the contract does.
 */
export function isWebPage(body: unknown): boolean {
  return typeof body === 'string' && body.trimStart().startsWith('<');
}
