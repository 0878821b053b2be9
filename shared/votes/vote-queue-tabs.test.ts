import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { IDBFactory } from 'fake-indexeddb';
import { createExclusive } from './exclusive';
import { openPage, serveInTurn, type Reaction } from './testing/vote-server';
import { createVoteLog } from './vote-log';
import type { VoteQueue } from './vote-queue';

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation());

const anyFate = fc.constantFrom<Reaction>(
  'counted',
  'counted but the answer was lost',
  'uncertain',
  'unreachable',
);
const anyDeed = fc.record({ page: fc.nat(2), do: fc.constantFrom('cast', 'flush', 'leave', 'die') });

/** Starts a page and then leaves it. The browser keeps the page, so the page may be used again. */
function leave(page: VoteQueue): void {
  const stop = page.start();
  window.dispatchEvent(new Event('pagehide'));
  stop();
}

describe.each([
  [true, 'locks'],
  [true, 'no locks'],
  [false, 'locks'],
  [false, 'no locks'],
] as const)('three tabs, vote ids %p, with %s', (voteIds, locks) => {
  it('count each vote once with ids, and send none twice without ids, whatever fails', async () => {
    const deeds = fc.array(anyDeed, { maxLength: 12, size: 'max' });
    await fc.assert(
      fc.asyncProperty(deeds, fc.array(anyFate, { maxLength: 12, size: 'max' }), async (sequence, given) => {
        const fates = [...given];
        globalThis.indexedDB = new IDBFactory();
        const server = serveInTurn(fates, voteIds);
        const shared = createExclusive('');
        const used = [shared];
        const open = () => {
          const exclusive = locks === 'locks' ? shared : createExclusive('');
          used.push(exclusive);
          return openPage({ voteIds, exclusive });
        };
        const pages = [open(), open(), open()];
        const underWay: Promise<unknown>[] = [];
        let casts = 0;
        for (const deed of sequence) {
          const page = pages[deed.page] ?? open();
          if (deed.do === 'cast') {
            casts += 1;
            // Votes without ids differ only by their machine.
            underWay.push(page.cast({ kind: 'machine', id: String(casts) }));
          } else if (deed.do === 'flush') page.start()();
          else if (deed.do === 'leave') leave(page);
          else pages[deed.page] = open();
        }
        await Promise.all(underWay);
        fates.length = 0;
        const stop = open().start(); // during this last visit, the server answers every request
        await waitFor(async () => expect(await createVoteLog().all()).toEqual([]), { interval: 1 });
        stop();
        // Waits until no page of this run is sending votes, because the next run replaces the database.
        await Promise.all(used.map((exclusive) => exclusive(() => Promise.resolve())));
        if (voteIds) expect(server.counted).toHaveLength(casts);
        else expect(new Set(server.arrived).size).toBe(server.arrived.length);
      }),
      { numRuns: 100 },
    );
  });
});
