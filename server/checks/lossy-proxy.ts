import { once } from 'node:events';
import net from 'node:net';
import type { AddressInfo } from 'node:net';

/** A connection to a server that can be lost. */
export interface LossyProxy {
  readonly port: number;
  /** Cuts all connections, and refuses new ones until `restore`. */
  readonly cut: () => void;
  readonly restore: () => void;
  readonly close: () => void;
}

/** Passes connections on to another port of a host. */
export async function startLossyProxy(host: string, port: number): Promise<LossyProxy> {
  const sockets = new Set<net.Socket>();
  let isCut = false;
  const proxy = net.createServer((socket) => {
    if (isCut) return void socket.destroy();
    const other = net.connect(port, host);
    for (const [one, its] of [
      [socket, other],
      [other, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => undefined);
      one.on('close', () => {
        sockets.delete(one);
        its.destroy();
      });
      one.pipe(its);
    }
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (proxy.address() as AddressInfo).port,
    cut,
    restore: () => (isCut = false),
    close() {
      cut();
      proxy.close();
    },
  };
}
