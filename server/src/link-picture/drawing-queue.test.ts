import { jest } from '@jest/globals';
import { ASHA } from '../testing/picture-facts';
import { createDrawingQueue } from './drawing-queue';
import type { PictureFacts } from './picture-facts';

const PNG = new Uint8Array([1]);
const COMPLETE = { png: PNG, isLasting: true };
const LACKING = { png: PNG, isLasting: false };
const WITH_PICTURES: PictureFacts = {
  ...ASHA,
  photo: { folder: 'files', name: 'p' },
  symbol: { folder: 'files', name: 's' },
};

/**
 * Makes a queue whose threads call `draw`. `counts` has the numbers of started and stopped threads, the number of
 * pictures that are being drawn (`drawing`), and the largest value of `drawing` so far (`most`). `exits` has one
 * function for each thread. This function tells the queue that the thread has ended.
 */
function createQueue(draw: (facts: PictureFacts) => Promise<Uint8Array>, more = {}) {
  const counts = { started: 0, stopped: 0, drawing: 0, most: 0 };
  const exits: (() => void)[] = [];
  const onFailure = jest.fn();
  const queue = createDrawingQueue({
    startThread(onExit) {
      counts.started += 1;
      exits.push(onExit);
      return {
        async draw(facts) {
          counts.most = Math.max(counts.most, (counts.drawing += 1));
          return draw(facts).finally(() => (counts.drawing -= 1));
        },
        stop: () => Promise.resolve(void (counts.stopped += 1)),
      };
    },
    maxWaiting: 3,
    timeoutMs: 1_000,
    idleMs: 20,
    restMs: 1_000,
    onFailure,
    ...more,
  });
  return { queue, counts, exits, onFailure };
}

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('draws one picture at a time, and refuses more than its limit', async () => {
  const { queue, counts } = createQueue(() => later(5).then(() => PNG));
  const pictures = await Promise.all(Array.from({ length: 5 }, () => queue.draw(ASHA)));
  expect(pictures).toEqual([COMPLETE, COMPLETE, COMPLETE, null, null]);
  expect(counts).toMatchObject({ started: 1, most: 1 });
  expect(await queue.draw(ASHA)).toEqual(COMPLETE);
  await queue.close();
});

it('stops a thread that has nothing to draw, and starts another one when it has', async () => {
  const { queue, counts } = createQueue(() => Promise.resolve(PNG));
  await queue.draw(ASHA);
  await later(60);
  expect(counts).toMatchObject({ started: 1, stopped: 1 });
  expect(await queue.draw(ASHA)).toEqual(COMPLETE);
  expect(counts.started).toBe(2);
  await queue.close();
});

it('starts another thread after a thread that ended by itself', async () => {
  const { queue, counts, exits } = createQueue(() => Promise.resolve(PNG));
  await queue.draw(WITH_PICTURES);
  exits[0]?.();
  expect(await queue.draw(WITH_PICTURES)).toEqual(COMPLETE);
  exits[0]?.(); // the end of an earlier thread must not make the queue forget its present thread
  expect(await queue.draw(WITH_PICTURES)).toEqual(COMPLETE);
  expect(counts).toMatchObject({ started: 2, stopped: 0 });
  await queue.close();
});

it('stops a thread that takes too long, and draws a picture without the photo that may not be kept', async () => {
  const { queue, counts, onFailure } = createQueue(
    (facts) => (facts.photo ? new Promise(() => undefined) : Promise.resolve(PNG)),
    { timeoutMs: 20 },
  );
  expect(await queue.draw(WITH_PICTURES)).toEqual(LACKING);
  expect(counts).toMatchObject({ started: 2, stopped: 1 });
  expect(String(onFailure.mock.calls[0]?.[0])).toContain('within 20 ms');
  await queue.close();
});

it('draws the picture without photo and symbol when both break it', async () => {
  const drawn: PictureFacts[] = [];
  const { queue } = createQueue((facts) => {
    drawn.push(facts);
    return facts.symbol ? Promise.reject(new Error('broken')) : Promise.resolve(PNG);
  });
  expect(await queue.draw(WITH_PICTURES)).toEqual(LACKING);
  expect(drawn.map(({ photo, symbol }) => [photo?.name, symbol?.name])).toEqual([
    ['p', 's'],
    [undefined, 's'],
    [undefined, undefined],
  ]);
  await queue.close();
});

it('draws nothing for a while after a picture that cannot be drawn at all', async () => {
  const draw = jest.fn(() => Promise.reject<Uint8Array>(new Error('no memory')));
  const { queue } = createQueue(draw);
  expect(await Promise.all([queue.draw(ASHA), queue.draw(ASHA)])).toEqual([null, null]);
  expect(await queue.draw(ASHA)).toBeNull();
  expect(draw).toHaveBeenCalledTimes(1);
  await queue.close();
});

it('draws nothing more after it was closed', async () => {
  const { queue, counts } = createQueue(() => Promise.resolve(PNG));
  await queue.draw(ASHA);
  await queue.close();
  expect(await queue.draw(ASHA)).toBeNull();
  expect(counts).toMatchObject({ started: 1, stopped: 1 });
});
