import type { DrawingThread } from './drawing-thread';

export interface ThreadOptions {
  /** Starts a thread. `onExit` is called when the thread has ended. */
  readonly startThread: (onExit: () => void) => DrawingThread;
  /** The time that a thread may take for one picture, including the start of the thread. */
  readonly timeoutMs: number;
}

/**
 * Makes a thread that is started only when there is a picture to draw. If the thread was stopped or has ended, the next
 * picture starts it again. A thread that fails or takes too long is stopped.
 */
export function createOnDemandThread({ startThread, timeoutMs }: ThreadOptions): DrawingThread {
  let thread: DrawingThread | undefined;

  function start(): DrawingThread {
    const started = startThread(() => {
      if (thread === started) thread = undefined;
    });
    return started;
  }

  async function stop(): Promise<void> {
    const stopped = thread;
    thread = undefined;
    await stopped?.stop();
  }

  return {
    async draw(facts) {
      thread ??= start();
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_resolve, reject) => {
        const late = () => reject(new Error(`A link's picture was not drawn within ${timeoutMs} ms.`));
        timer = setTimeout(late, timeoutMs);
      });
      try {
        return await Promise.race([thread.draw(facts), timeout]);
      } catch (error) {
        await stop(); // the failure may have damaged the memory of the libraries
        throw error;
      } finally {
        clearTimeout(timer);
      }
    },
    stop,
  };
}
