import { once } from 'node:events';
import net from 'node:net';

/** A slow network. The rates are in bytes per second, and the round trip is in milliseconds. */
export interface LineSpeed {
  readonly roundTripMs: number;
  readonly down: number;
  readonly up: number;
}

/** A slow line to a server. The line is a TCP proxy, so it also slows the requests of service workers. */
export interface SlowLine {
  /** The origin that the browser must open in place of the server's origin. */
  readonly url: string;
  /** With `null`, the line delays nothing. */
  readonly setSpeed: (speed: LineSpeed | null) => void;
  /** With `true`, the line breaks every connection, as if there were no network. With `false`, it works again. */
  readonly setOffline: (isOffline: boolean) => void;
  readonly close: () => void;
}

/** The line sends data in packets of at most this size. Packets on the internet have about this size. */
const PACKET_BYTES = 1_400;

/**
 * Opens a line to the server with this origin. All connections share the rates. A byte needs half of a round trip in
 * each direction, and a new connection needs one more round trip.
 */
export async function openLine(target: string): Promise<SlowLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<net.Socket>();
  const freeAt = { down: 0, up: 0 };
  let speed: LineSpeed | null = null;
  let isOffline = false;

  /**
   * Reserves the time that some bytes need on the line.
   * @returns the time of their arrival, on the clock of `performance`
   */
  const send = (way: 'down' | 'up', bytes: number) => {
    const now = performance.now();
    if (!speed) return now;
    freeAt[way] = Math.max(freeAt[way], now) + (bytes / speed[way]) * 1000;
    return freeAt[way] + speed.roundTripMs / 2;
  };

  const pipe = (from: net.Socket, to: net.Socket, way: 'down' | 'up', openAt: number) => {
    let last = Promise.resolve();
    let arrivesAt = openAt;
    from.on('data', (data) => {
      for (let at = 0; at < data.length; at += PACKET_BYTES) {
        const packet = data.subarray(at, at + PACKET_BYTES);
        arrivesAt = Math.max(arrivesAt, send(way, packet.length));
        const due = arrivesAt;
        last = last
          .then(() => waitUntil(due))
          .then(() => {
            if (!to.destroyed) to.write(packet);
          });
      }
    });
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      void last.then(() => to.destroy());
    });
  };

  const server = net.createServer((near) => {
    near.on('error', () => near.destroy());
    if (isOffline) return void near.destroy();
    const far = net.connect({ host: hostname, port: Number(port), noDelay: true });
    near.setNoDelay(true);
    sockets.add(near).add(far);
    const openAt = performance.now() + (speed?.roundTripMs ?? 0);
    pipe(near, far, 'up', openAt);
    pipe(far, near, 'down', openAt);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = () => sockets.forEach((socket) => socket.destroy());

  return {
    url: `http://127.0.0.1:${(server.address() as net.AddressInfo).port}`,
    setSpeed: (next) => void (speed = next),
    setOffline(next) {
      isOffline = next;
      if (next) breakAll();
    },
    close() {
      server.close();
      breakAll();
    },
  };
}

function waitUntil(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, time - performance.now())));
}
