import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LocalServer {
  /** The origin of the server. */
  readonly url: string;
  readonly close: () => void;
}

/** Starts an HTTP server for the benchmark on any free port. */
export async function serveLocally(answer: http.RequestListener): Promise<LocalServer> {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
