import { jest } from '@jest/globals';
import { createGroup } from './group';

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('a group', () => {
  it('holds all items that arrived while the previous group was written, up to the largest size', async () => {
    const sizes: number[] = [];
    let write: () => void = () => undefined;
    const canWrite = new Promise<void>((resolve) => (write = resolve));
    const group = createGroup<number, number>(
      async (items) => {
        await canWrite;
        return items.map((item) => item * 2);
      },
      { largest: 4, observe: (size) => sizes.push(size) },
    );
    const first = [1, 2].map(group.add);
    await turns(2);
    const later = [3, 4, 5, 6, 7].map(group.add);
    write();
    expect(await Promise.all([...first, ...later])).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(sizes).toEqual([2, 4, 1]);
  });

  it('rejects only its own items when it fails', async () => {
    const group = createGroup<string, string>(
      (items) => (items.includes('bad') ? Promise.reject(new Error('no')) : Promise.resolve(items)),
      { largest: 10 },
    );
    const failing = Promise.allSettled([group.add('bad'), group.add('with it')]);
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await group.add('good')).toBe('good');
  });

  /** Writing takes three turns of the event loop, so in some cases items arrive while a group is written. */
  it.each([0, 1, 2, 3, 4, 5, 6, 7])(
    'is never written at the same time as another one, with items that come %p turns apart',
    async (apart) => {
      const written: number[] = [];
      let running = 0;
      let mostRunning = 0;
      const group = createGroup<number, number>(
        async (items) => {
          running += 1;
          mostRunning = Math.max(mostRunning, running);
          await turns(3);
          running -= 1;
          written.push(...items);
          if (items.includes(4)) throw new Error('no');
          return items;
        },
        { largest: 2 },
      );
      const answers: Promise<number>[] = [];
      for (const item of [1, 2, 3, 4, 5, 6, 7, 8]) {
        answers.push(group.add(item));
        answers.at(-1)?.catch(() => undefined);
        await turns(apart);
      }
      await Promise.allSettled(answers);
      expect(mostRunning).toBe(1);
      expect(written).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    },
  );

  it('holds the items that callers add right after their results', async () => {
    const sizes: number[] = [];
    const group = createGroup<number, number>((items) => Promise.resolve(items), {
      largest: 10,
      observe: (size) => sizes.push(size),
    });
    const askTwice = async (item: number) => group.add(await group.add(item));
    await Promise.all([1, 2, 3].map(askTwice));
    expect(sizes).toEqual([3, 3]);
  });

  it('reports how many seconds its writing took', async () => {
    const observe = jest.fn();
    jest.spyOn(performance, 'now').mockReturnValueOnce(1_000).mockReturnValueOnce(3_500);
    const group = createGroup<number, number>((items) => Promise.resolve(items), { largest: 1, observe });
    await group.add(1);
    await turns(5);
    expect(observe.mock.calls).toEqual([[1, 2.5]]); // no empty group was written after this one
  });
});
