import { createVoteLock, prepareVoteLock } from './vote-lock';

it('prepares the lock that the votes use, and frees it', async () => {
  const names: string[] = [];
  const request = (name: string, work: () => Promise<unknown>) => {
    names.push(name);
    return work();
  };
  Object.assign(navigator, { locks: { request } });
  prepareVoteLock();
  expect(await createVoteLock()(() => Promise.resolve('sent'))).toBe('sent');
  expect(names).toEqual(['demo-evm-votes', 'demo-evm-votes']);
  Object.assign(navigator, { locks: undefined });
});
