import { createDrawingQueue, type Drawing } from './drawing-queue';
import { startDrawingThread } from './drawing-thread';
import { pictureKey } from './picture-address';
import { createPictureCache } from './picture-cache';
import type { PictureFacts } from './picture-facts';
import type { PictureFolders } from './stored-picture-reader';

export interface LinkPictures {
  /** Gives the kept picture with this key; `null` when there is none, or when it cannot be read. */
  readonly find: (key: string) => Promise<Uint8Array | null>;
  /**
   * Draws a picture, and keeps it if it is lasting. Gives `null` when the picture is not ready after
   * `ANSWER_TIMEOUT_MS`. The drawing then continues, and a later request can get the picture. Also gives `null` when too
   * many pictures wait, or when the drawing fails.
   */
  readonly make: (facts: PictureFacts) => Promise<Drawing | null>;
  readonly close: () => Promise<void>;
}

interface Options extends PictureFolders {
  /** Makes sure that the folder `files` has an upload. Gives `false` when no such picture is stored. */
  readonly prepareUpload: (name: string) => Promise<boolean>;
  /** The folder in which drawn pictures are kept. */
  readonly cacheDir: string;
  /**
   * How long requests get the same picture if it is not lasting; a minute by default. A later request draws the picture
   * again.
   */
  readonly redrawMs?: number;
  readonly onFailure: (error: unknown) => void;
}

/** The largest total size of the kept pictures. About 2,000 pictures have this size. */
const MAX_CACHE_BYTES = 200 * 2 ** 20;
/**
 * The largest number of waiting pictures. Each takes about 1 KB of memory. The last picture of a full queue
 * is drawn after about 3 minutes.
 */
const MAX_WAITING = 1_000;
/** A request waits at most this long for its picture. Messengers wait about as long. */
const ANSWER_TIMEOUT_MS = 6_000;
/**
 * A thread may take this long for one picture. When the computer has no other work, a picture with a photo of
 * 4096 × 4096 pixels is drawn in about 3 s.
 */
const DRAWING_TIMEOUT_MS = 20_000;
const IDLE_MS = 30_000;
const REST_MS = 60_000;

/** Draws the pictures of links, and keeps them. Requests for the same picture share one drawing. docs/decisions/0041 */
export async function createLinkPictures({
  cacheDir,
  prepareUpload,
  redrawMs = REST_MS,
  onFailure,
  ...folders
}: Options): Promise<LinkPictures> {
  const cache = await createPictureCache(cacheDir, MAX_CACHE_BYTES);
  const making = new Map<string, Promise<Drawing | null>>();
  const queue = createDrawingQueue({
    startThread(onExit) {
      const thread = startDrawingThread(folders, onExit);
      return {
        ...thread,
        async draw(facts) {
          for (const picture of [facts.photo, facts.symbol])
            if (picture?.folder === 'files') await prepareUpload(picture.name);
          return thread.draw(facts);
        },
      };
    },
    maxWaiting: MAX_WAITING,
    timeoutMs: DRAWING_TIMEOUT_MS,
    idleMs: IDLE_MS,
    restMs: REST_MS,
    onFailure,
  });

  async function drawAndKeep(key: string, facts: PictureFacts): Promise<Drawing | null> {
    const drawing = await queue.draw(facts);
    const forget = () => making.delete(key);
    if (drawing && !drawing.isLasting) {
      // Without this delay, each request would try again a photo that always makes the drawing fail.
      setTimeout(forget, redrawMs).unref();
      return drawing;
    }
    if (drawing) await cache.put(key, drawing.png).catch(onFailure); // a picture that cannot be kept is still sent
    forget();
    return drawing;
  }

  return {
    find: (key) =>
      cache.get(key).catch((error: unknown) => {
        onFailure(error);
        return null;
      }),
    async make(facts) {
      const key = pictureKey(facts);
      const picture = making.get(key) ?? drawAndKeep(key, facts);
      making.set(key, picture);
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<null>((resolve) => {
        timer = setTimeout(() => resolve(null), ANSWER_TIMEOUT_MS);
      });
      return Promise.race([picture, timeout]).finally(() => clearTimeout(timer));
    },
    close: () => queue.close(),
  };
}
