/**
 * Gives the error's name and, if the stack has it, the place in the code, such as `TypeError app.3f2.js:1:2345`. The
 * message is left out, because it may contain text that a visitor typed. Of the place's address only the name of the
 * script is kept, because the address of a page may contain a short link or a query. For a thrown value that is no
 * `Error`, gives the value's type.
 */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  // The stack of Chrome contains the message. The stacks of Firefox and Safari do not.
  const frames = (error.stack ?? '').replace(error.message, () => '');
  const address = /\S+:\/\/\S+/.exec(frames)?.[0];
  return address === undefined ? error.name : `${error.name} ${placeIn(address)}`;
}

/** The script's name, line and column in an address of a stack. Without a script, the name is `address`. */
function placeIn(address: string): string {
  const [path = ''] = address.split(/[?#]/);
  const file = /[\w.-]+\.m?js(?![\w.-])/.exec(path.slice(path.lastIndexOf('/') + 1))?.[0] ?? 'address';
  return file + (/:\d+:\d+(?=\)?$)/.exec(address)?.[0] ?? '');
}
