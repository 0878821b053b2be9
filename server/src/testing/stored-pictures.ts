import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { openPictureStore } from '../uploads/open-picture-store';
import type { PictureStore } from '../uploads/picture-store';
import type { TestServer } from './test-server';

/** The store of a server's pictures: on Postgres its database, otherwise its folder. */
export const storeOf = ({ database, options }: TestServer): PictureStore =>
  openPictureStore(database, options);

/** Adds a picture to the store of a server, as an older version did that recorded no uploads. */
export async function addPicture(server: TestServer, name: string, content: Buffer): Promise<void> {
  const draft = path.join(server.options.filesDir, `.incoming-${randomUUID()}`);
  await fs.writeFile(draft, content);
  const { keep } = storeOf(server);
  await server.database.db.transaction().execute((transaction) => keep(transaction, name, draft));
}

/** Removes pictures from the store of a server, although something may still need them. */
export async function removePictures(server: TestServer, names: readonly string[]): Promise<void> {
  const { remove } = storeOf(server);
  await server.database.db.transaction().execute((transaction) => remove(transaction, names));
}

/** Makes a picture, or another file of the folder of uploads, `days` old. The record of its upload becomes as old. */
export async function makeOlder(server: TestServer, name: string, days: number): Promise<void> {
  const then = new Date(Date.now() - days * 24 * 60 * 60 * 1_000);
  await fs.utimes(path.join(server.options.filesDir, name), then, then).catch(() => undefined);
  const { db } = server.database;
  await db.updateTable('picture_file').set({ stored_at: then }).where('name', '=', name).execute();
  await db.updateTable('uploaded_picture').set({ uploaded_at: then }).where('name', '=', name).execute();
}
