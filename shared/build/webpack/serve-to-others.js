/**
 * The settings of the dev server for `--env federated`. Pages of other origins may load the server's files. Hot reload
 * is off, so a page shows a change only after the page is reloaded.
 *
 * @param {number} port
 */
export function serveToOthers(port) {
  return {
    host: 'localhost',
    port,
    hot: false,
    liveReload: false,
    static: false,
    client: false,
    allowedHosts: ['localhost'], // otherwise the dev server sends no scripts to pages of other sites
    headers: { 'access-control-allow-origin': '*' },
  };
}
