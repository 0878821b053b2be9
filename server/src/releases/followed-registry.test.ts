import { setTimeout as wait } from 'node:timers/promises';
import type { Registry } from '@demo-evm/shared/contract';
import { followRegistry } from './followed-registry';

const registry = (revision: number): Registry => ({ format: 1, revision, modules: {} });

/** A remote storage whose answers the test decides. */
function fakeStorage() {
  const state = {
    revision: 1,
    /** The revisions whose files cannot be fetched. */
    missing: new Set<number>(),
    isLost: false,
    notice: (): void => undefined,
    fetched: Promise.resolve(),
  };
  const requireConnection = () => {
    if (state.isLost) throw new Error('connect ECONNREFUSED');
  };
  const storage = {
    async revision() {
      requireConnection();
      return state.revision;
    },
    async readUsable() {
      requireConnection();
      return { registry: registry(state.revision), problem: null };
    },
    async prepareLive({ revision }: Registry) {
      requireConnection();
      await state.fetched;
      if (state.missing.has(revision)) throw new Error(`the files of ${revision} are damaged`);
    },
    watch: (onChange: () => void) => {
      state.notice = onChange;
      return () => undefined;
    },
  };
  return { state, storage };
}

function follow() {
  const { state, storage } = fakeStorage();
  const problems: string[] = [];
  const newest = followRegistry(storage, (error) => problems.push(String(error)));
  const revision = async () => (await newest.read()).revision;
  return { state, newest, problems, revision };
}

it('gives the revision of before while the files of a new one are fetched', async () => {
  const { state, newest, revision } = follow();
  expect(await revision()).toBe(1);
  let finish = (): void => undefined;
  state.fetched = new Promise<void>((resolve) => (finish = resolve));
  state.revision = 2;
  state.notice();
  await wait(20);
  expect(await revision()).toBe(1);
  finish();
  await wait(20);
  expect(await revision()).toBe(2);
  await newest.close();
});

it('finds a new revision after a second when there was no notice', async () => {
  const { state, newest, revision } = follow();
  expect(await revision()).toBe(1);
  state.revision = 2;
  await wait(1_100);
  expect(await revision()).toBe(2);
  await newest.close();
});

it('takes a revision that was added while it looked for another one', async () => {
  const { state, newest, revision } = follow();
  expect(await revision()).toBe(1);
  let finish = (): void => undefined;
  state.fetched = new Promise<void>((resolve) => (finish = resolve));
  state.revision = 2;
  state.notice();
  await wait(5);
  state.revision = 3;
  state.notice();
  finish();
  await wait(20);
  expect(await revision()).toBe(3);
  await newest.close();
});

it('keeps the last revision while the storage cannot be reached, and says so once', async () => {
  const { state, newest, problems, revision } = follow();
  expect(await revision()).toBe(1);
  state.isLost = true;
  for (let time = 0; time < 3; time += 1) {
    state.notice();
    await wait(5);
  }
  expect([await revision(), newest.brokenRevision()]).toEqual([1, 1]);
  expect(problems).toEqual(['Error: connect ECONNREFUSED']);
  Object.assign(state, { isLost: false, revision: 2 });
  state.notice();
  await wait(5);
  expect([await revision(), newest.brokenRevision()]).toEqual([2, null]);
  await newest.close();
});

it('does not take a revision whose files are damaged until they are repaired', async () => {
  const { state, newest, problems, revision } = follow();
  expect(await revision()).toBe(1);
  state.missing.add(2);
  state.revision = 2;
  for (let time = 0; time < 3; time += 1) {
    state.notice();
    await wait(5);
  }
  expect([await revision(), newest.brokenRevision()]).toEqual([1, 2]);
  expect(problems).toEqual(['Error: the files of 2 are damaged']);
  state.missing.clear();
  state.notice();
  await wait(5);
  expect([await revision(), newest.brokenRevision()]).toEqual([2, null]);
  await newest.close();
});

it('begins with a revision whose files are damaged, because there is none before it', async () => {
  const { state, newest, revision } = follow();
  state.missing.add(1);
  expect([await revision(), newest.brokenRevision()]).toEqual([1, 1]);
  await newest.close();
});

it('rejects when the storage could never be reached', async () => {
  const { state, newest, revision } = follow();
  state.isLost = true;
  await expect(revision()).rejects.toThrow('ECONNREFUSED');
  await newest.close();
});
