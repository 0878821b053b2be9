/**
 * Reads the arguments of the commands that make a remote.
 * @param usage what the user should have typed
 * @throws an Error with a sentence when they are not a name, `--route` and a route
 */
export function readArguments(
  [name = '', option = '', route = '', ...more]: readonly string[],
  usage: string,
): { readonly name: string; readonly route: string } {
  if (option !== '--route' || more.length > 0) throw new Error(`Name the remote and its route: ${usage}`);
  return { name, route };
}
