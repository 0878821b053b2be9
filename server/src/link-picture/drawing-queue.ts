import { createOnDemandThread, type ThreadOptions } from './on-demand-thread';
import type { PictureFacts } from './picture-facts';

/** A link's picture that was drawn. */
export interface Drawing {
  readonly png: Uint8Array;
  /**
   * True if the picture may be kept. It is `false` when the picture lacks its photo or its symbol because an
   * earlier attempt failed. The cause may be temporary, such as a thread that ended or took too long, or a
   * file that could not be read.
   */
  readonly isLasting: boolean;
}

interface QueueOptions extends ThreadOptions {
  /** The largest number of pictures that wait or are being drawn. */
  readonly maxWaiting: number;
  /** A thread that has nothing to draw is stopped after this time, which frees its memory. */
  readonly idleMs: number;
  /** If a picture cannot be drawn even without its photo and its symbol, the queue draws no picture for this time. */
  readonly restMs: number;
  readonly onFailure: (error: unknown) => void;
}

export interface DrawingQueue {
  /** Gives `null` when too many pictures wait, or when pictures cannot be drawn. Does not reject. */
  readonly draw: (facts: PictureFacts) => Promise<Drawing | null>;
  readonly close: () => Promise<void>;
}

/** Makes a queue that draws pictures one by one in a thread. The thread is started when there is a picture to draw. */
export function createDrawingQueue(options: QueueOptions): DrawingQueue {
  const { maxWaiting, onFailure } = options;
  const thread = createOnDemandThread(options);
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let restsUntil = 0;
  let closed = false;
  const isClosed = () => closed;

  /** Draws a picture. If this fails, tries again without the photo, and then without the photo and the symbol. */
  async function drawAny(facts: PictureFacts): Promise<Drawing | null> {
    for (const attempt of withFewerPictures(facts)) {
      if (isClosed() || Date.now() < restsUntil) return null;
      try {
        return { png: await thread.draw(attempt), isLasting: attempt === facts };
      } catch (error) {
        if (isClosed()) return null;
        onFailure(error);
      }
    }
    restsUntil = Date.now() + options.restMs;
    return null;
  }

  return {
    async draw(facts) {
      if (isClosed() || waiting >= maxWaiting || Date.now() < restsUntil) return null;
      waiting += 1;
      clearTimeout(idle);
      const drawing = last.then(() => drawAny(facts));
      last = drawing;
      const drawn = await drawing;
      waiting -= 1;
      if (waiting === 0 && !isClosed()) idle = setTimeout(() => void thread.stop(), options.idleMs).unref();
      return drawn;
    },
    async close() {
      closed = true;
      clearTimeout(idle);
      await thread.stop();
    },
  };
}

function withFewerPictures(facts: PictureFacts): PictureFacts[] {
  const withoutPhoto = { ...facts, photo: null };
  return [
    facts,
    ...(facts.photo ? [withoutPhoto] : []),
    ...(facts.symbol ? [{ ...withoutPhoto, symbol: null }] : []),
  ];
}
