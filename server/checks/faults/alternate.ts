/** Makes a function that gives the URLs of the servers in turn, as a proxy does that balances them. */
export function alternate(servers: readonly { readonly url: string }[]): () => string {
  let next = 0;
  return () => {
    next = (next + 1) % servers.length;
    return servers[next]?.url ?? '';
  };
}
