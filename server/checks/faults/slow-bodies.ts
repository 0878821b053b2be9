import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault';
import { underTraffic } from './under-traffic';
import { withServer } from './with-servers';

const CONNECTIONS = 200;
const BYTE_EVERY_MS = 1_000;
/** A server waits 30 s for a body. */
const ALL_CLOSED_AFTER_MS = 40_000;

/** Sends the bodies of many requests one byte a second. The server must end each of these requests. */
export const slowBodies: Fault = {
  check: () =>
    withServer(({ url }) =>
      underTraffic(`${CONNECTIONS} bodies arrive a byte a second`, { urlOf: () => url }, async () => {
        const { hostname, port } = new URL(url);
        const slow = Array.from({ length: CONNECTIONS }, () => sendSlowly(hostname, Number(port)));
        const isOver = await Promise.race([
          Promise.all(slow.map(({ closed }) => closed)).then(() => true),
          wait(ALL_CLOSED_AFTER_MS, false),
        ]);
        for (const { destroy } of slow) destroy();
        if (!isOver) throw new Error(`slow bodies hold connections for more than ${ALL_CLOSED_AFTER_MS} ms`);
      }),
    ),
};

function sendSlowly(host: string, port: number) {
  const socket = net.connect(port, host);
  socket.on('error', () => undefined);
  socket.resume();
  socket.write(
    `POST /events HTTP/1.1\r\nHost: ${host}\r\nContent-Type: text/plain\r\nContent-Length: 5000\r\n\r\n`,
  );
  const timer = setInterval(() => socket.write('x'), BYTE_EVERY_MS);
  // The server may reset the connection. `once` of node:events would then reject.
  const closed = new Promise((resolve) => socket.once('close', resolve)).finally(() => clearInterval(timer));
  return { closed, destroy: () => socket.destroy() };
}
