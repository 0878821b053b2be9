import { once } from 'node:events';
import { WebSocket } from 'ws';

/** A message from the browser: an answer or an event. Chrome DevTools protocol and WebDriver BiDi share this format. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly result?: unknown;
  readonly error?: unknown;
}

interface Pending {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to a browser. Each command has a number, and the answer to the command repeats this number. */
export interface Socket {
  /** Sends a command. Rejects when the answer is an error, or when the connection closes before the answer. */
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Resolves when the next event with this name arrives. */
  readonly next: (event: string) => Promise<void>;
  readonly close: () => void;
}

/** Connects to a browser by its WebSocket address. */
export async function connect(url: string): Promise<Socket> {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const pending = new Map<number, Pending>();
  const listeners = new Map<string, (() => void)[]>();
  let lastId = 0;

  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message;
    if (message.id === undefined) {
      const waiting = listeners.get(message.method ?? '') ?? [];
      listeners.delete(message.method ?? '');
      for (const listener of waiting) listener();
      return;
    }
    const command = pending.get(message.id);
    pending.delete(message.id);
    if (message.error === undefined) command?.resolve(message.result);
    else command?.reject(new Error(JSON.stringify(message)));
  });
  socket.on('error', () => undefined); // a `close` event follows, which rejects the pending commands
  socket.on('close', () => {
    for (const { reject } of pending.values()) reject(new Error('The browser has closed the connection.'));
  });
  await once(socket, 'open');

  return {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        pending.set(lastId, { resolve, reject });
        socket.send(JSON.stringify({ id: lastId, method, params }));
      }),
    next: (event) =>
      new Promise((resolve) => listeners.set(event, [...(listeners.get(event) ?? []), resolve])),
    close: () => socket.terminate(),
  };
}
