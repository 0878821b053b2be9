import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';

/** The time until a lost connection is opened again. */
const RECONNECT_MS = 1_000;

/**
 * Calls `onNotice` soon after a notification on a channel. It has a connection of its own. Notifications are missed while
 * the connection is lost, so `onNotice` is also called each time it was opened.
 * @param channel the name of the channel, an SQL identifier
 * @returns a function that ends the calls and closes the connection
 */
export function listenOnPostgres(
  config: ClientConfig,
  channel: string,
  onNotice: () => void,
): () => Promise<void> {
  const closing = new AbortController();
  const { signal } = closing;
  let close = () => Promise.resolve();

  async function listenOnce(): Promise<void> {
    const client = new Client({ ...config, keepAlive: true });
    client.on('error', () => undefined); // a lost connection also ends
    client.on('notification', () => onNotice());
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    close = () => client.end().catch(() => undefined);
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
      onNotice();
      await ended;
    } finally {
      await close();
    }
  }

  async function keepListening(): Promise<void> {
    while (!signal.aborted) {
      await listenOnce().catch(() => undefined);
      await wait(RECONNECT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  void keepListening();
  return () => {
    closing.abort();
    return close();
  };
}
