import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { errorCode } from '../errors/error-code';

/**
 * A socket in the data folder that accepts connections until it is closed. When its process ends, the kernel closes the
 * socket. Unlike a process id, a socket means the same in every container that shares the folder.
 */
export interface LifeSocket {
  /** The name of the socket's file in the folder. */
  readonly name: string;
  readonly close: () => Promise<void>;
}

const SOCKET_NAME = /^owner\.[\w-]+\.sock$/;

/** Opens a socket; `null` when this fails, for example where the file system has no sockets. */
export async function openLifeSocket(folder: string, id: string): Promise<LifeSocket | null> {
  const name = `owner.${id}.sock`;
  const server = net.createServer((connection) => connection.destroy()).unref();
  try {
    await once(server.listen(path.join(folder, name)), 'listening');
  } catch {
    return null;
  }
  return { name, close: () => new Promise((resolve) => void server.close(() => resolve())) };
}

/**
 * Says whether a process holds a socket open. The socket also counts as open when the process is too busy to
 * accept connections.
 */
export async function isOpen(folder: string, name: string): Promise<boolean> {
  if (!SOCKET_NAME.test(name)) return false;
  const connection = net.connect(path.join(folder, name));
  try {
    await once(connection, 'connect');
    return true;
  } catch (error) {
    return !['ENOENT', 'ECONNREFUSED', 'ENOTSOCK'].includes(errorCode(error) ?? '');
  } finally {
    connection.destroy();
  }
}

/** Removes all life sockets except `own` from a folder. Only the owner of the folder may call this function. */
export async function removeOtherSockets(folder: string, own: string | undefined): Promise<void> {
  const others = (await fs.readdir(folder)).filter((name) => SOCKET_NAME.test(name) && name !== own);
  await Promise.all(others.map((name) => fs.rm(path.join(folder, name), { force: true })));
}
