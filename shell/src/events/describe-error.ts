/**
 * Gives the error's name and, if the stack names a place in the code, that place. An example is
 * `TypeError app.3f2.js:1:2345`. The result does not contain the message, because the message may contain text that a
 * visitor typed. The place contains the name of the script but no address. The stack may name the address of the page,
 * and this address may contain a short link or a query. For a thrown value that is no `Error`, the result is the
 * value's type.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // The stack of Chrome contains the message. The stacks of Firefox and Safari do not.
  const frames = (error.stack ?? '').replace(error.message, () => '');
  const address = /\S+:\/\/\S+/.exec(frames)?.[0];
  return address === undefined ? error.name : `${error.name} ${placeIn(address)}`;
}

/**
 * Gives the script's name, line and column from an address in a stack. If the address names no script, the result has
 * the word 'address' instead of the script's name, and never the address itself.
 */
function placeIn(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const file = /[\w.-]+\.m?js(?![\w.-])/.exec(path.slice(path.lastIndexOf('/') + 1))?.[0] ?? 'address';
  return file + (/:\d+:\d+(?=\)?$)/.exec(address)?.[0] ?? '');
}
