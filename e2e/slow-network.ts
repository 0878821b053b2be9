import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between the browser and the server. It imitates a network that is slow, broken or missing. */
export interface SlowNetwork {
  readonly url: string;
  /** Delays each page by `ms` milliseconds. Files and API calls are not delayed. */
  readonly delayPages: (ms: number) => void;
  /** Answers all requests in place of the server, with this status; `null` lets the server answer again. */
  readonly fail: (status: number | null) => void;
  /** With `true`, breaks every connection, as if there were no network. With `false`, the proxy works again. */
  readonly cut: (isCut: boolean) => void;
  /** Sends requests to another server from now on. */
  readonly switchTo: (target: string) => void;
  /** The paths of all requests, in order. */
  readonly requested: string[];
  readonly close: () => Promise<void>;
}

/** Starts a proxy in front of the server with the origin `first`. */
export async function startSlowNetwork(first: string): Promise<SlowNetwork> {
  let target = first;
  let delay = 0;
  let status: number | null = null;
  let isCut = false;
  const requested: string[] = [];

  const proxy = http.createServer((request, response) => {
    requested.push(request.url ?? '');
    if (isCut) return void request.socket.destroy();
    if (status !== null) return void response.writeHead(status).end();
    const isPage = request.headers.accept?.includes('text/html') === true;
    const forward = () => {
      const { method, headers, url } = request;
      const sent = http.request(new URL(url ?? '/', target), { method, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      sent.on('error', () => response.destroy());
      request.pipe(sent);
    };
    setTimeout(forward, isPage ? delay : 0);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const { port } = proxy.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    delayPages: (ms) => (delay = ms),
    fail: (answered) => (status = answered),
    cut(now) {
      isCut = now;
      if (now) proxy.closeAllConnections();
    },
    switchTo: (other) => (target = other),
    requested,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
