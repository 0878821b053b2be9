import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { createMachineQueries } from '../machines/machine-queries';
import { createVoteCounts } from '../votes/vote-counts';
import { openTestDatabase } from '../testing/test-database';
import { OperatorError } from '../errors/operator-error';
import { lockDataDir } from './data-lock';
import { requireRoom } from './disk-room';
import type { Database } from './database';

const queriesOf = (database: Database) => createMachineQueries(database, createVoteCounts(database));

it('has the machine demo when the database is new, and keeps votes over a restart', async () => {
  const database = await openTestDatabase();
  await queriesOf(database).increment('demo', undefined);
  await database.close();

  const reopened = await database.reopen();
  const machines = queriesOf(reopened);
  expect(await machines.find('demo')).toMatchObject({ vid: 'demo', evmsr: 3 });
  expect(await machines.count('demo')).toBe(1);
  await database.drop();
});

it('refuses a disk without room for a database, and says how much is needed', async () => {
  await expect(requireRoom('/proc')).rejects.toThrow(
    new OperatorError(
      'The disk of DATA_DIR /proc is full: 0 MiB are free, 64 MiB are needed. Free some space, and start again.',
    ),
  );
  const disk = await fs.statfs(os.tmpdir());
  const statfs = jest.spyOn(fs, 'statfs');
  const blocks = (bavail: number) =>
    statfs.mockResolvedValueOnce(Object.assign(disk, { bavail, bsize: 4096 }));
  blocks(64 * 256);
  await expect(requireRoom('/data')).resolves.toBeUndefined();
  blocks(64 * 256 - 1);
  await expect(requireRoom('/data')).rejects.toThrow('63 MiB are free, 64 MiB are needed.');
});

describe('the lock of a data folder', () => {
  const newFolder = () => fs.mkdtemp(path.join(os.tmpdir(), 'demo-evm-lock-'));

  it('refuses a folder that a running process owns, and names the process', async () => {
    const folder = await newFolder();
    await fs.writeFile(path.join(folder, 'owner.lock'), String(process.ppid));
    await expect(lockDataDir(folder)).rejects.toThrow(OperatorError);
    await expect(lockDataDir(folder)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it.each(['999999999', '', 'garbage', `${process.ppid} 1`])(
    'is taken over when no running process owns it (%p)',
    async (owner) => {
      const folder = await newFolder();
      await fs.writeFile(path.join(folder, 'owner.lock'), owner);
      const unlock = await lockDataDir(folder);
      await unlock();
      expect(await fs.readdir(folder)).toEqual([]);
    },
  );

  it('refuses a folder whose owner runs in another container, until that owner has ended', async () => {
    const folder = await newFolder();
    const lock = path.join(folder, 'owner.lock');
    const unlock = await lockDataDir(folder);
    const [, started = '', , socket = ''] = (await fs.readFile(lock, 'utf8')).split(' ');
    // Makes the lock look as if its owner runs in another container. No process on this computer has the id 999999999.
    await fs.writeFile(lock, `999999999 ${started} another-namespace ${socket}`);
    await expect(lockDataDir(folder)).rejects.toThrow('in use by process 999999999');
    await unlock();
    const unlockSecond = await lockDataDir(folder);
    await unlockSecond();
    expect(await fs.readdir(folder)).toEqual([]);
  });

  it('is taken over from a process of another container that had the same process id', async () => {
    const folder = await newFolder();
    const lock = path.join(folder, 'owner.lock');
    const unlock = await lockDataDir(folder);
    const [pid = '', started = ''] = (await fs.readFile(lock, 'utf8')).split(' ');
    await unlock();
    await fs.writeFile(lock, `${pid} ${started} another-namespace owner.ended.sock`);
    await (
      await lockDataDir(folder)
    )();
    expect(await fs.readdir(folder)).toEqual([]);
  });
});
