import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

interface Load {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Sends the same request over several connections again and again, and gives the number of answers. Each connection
 * sends its next request after a whole answer. Rejects when an answer is an error. It only counts the bytes of a body,
 * so that it needs less of the processor than the server. autocannon makes a text of each body: it gets 4,000 pages a
 * second, and a server that waits for its client needs more of the processor for each request.
 */
export async function countAnswers({ url, headers, connections, seconds }: Load): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${pathname} HTTP/1.1\r\n${lines.join('')}\r\n`;
  let answers = 0;
  let failure: Error | undefined;
  const sockets = Array.from({ length: connections }, () => {
    const socket = net.connect(Number(port), hostname, () => socket.write(request));
    let missing = 0;
    socket.setNoDelay(true);
    socket.on('error', (error) => (failure ??= error));
    socket.on('end', () => (failure ??= new Error('The server has closed a connection.')));
    socket.on('data', (bytes) => {
      try {
        if (missing === 0) missing = lengthOf(bytes);
      } catch (error) {
        failure ??= error as Error;
        return void socket.destroy();
      }
      missing -= bytes.length;
      if (missing !== 0) return;
      answers += 1;
      socket.write(request);
    });
    return socket;
  });
  await wait(seconds * 1_000);
  for (const socket of sockets) socket.destroy();
  if (failure) throw failure;
  return answers;
}

/** Reads the number of bytes of an answer from its first bytes, which must have all headers. */
function lengthOf(bytes: Buffer): number {
  const end = bytes.indexOf('\r\n\r\n') + 4;
  const head = bytes.toString('latin1', 0, end);
  const isRight = /^HTTP\/1\.1 (200|304) /.test(head) && !/\r\ntransfer-encoding:/i.test(head);
  if (!isRight) throw new Error(`An answer is not right: ${head.split('\r\n', 1).join('')}`);
  return end + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
}
