import type { FastifyInstance } from 'fastify';

/**
 * Runs a task again and again until `app` closes, with a pause after each run. A failed run is logged, and the next one
 * begins after the same pause. When `app` closes, waits for the run that is under way.
 * @param failureText A sentence that says what could not be done.
 */
export function repeatWhileOpen(
  app: FastifyInstance,
  pauseMs: number,
  failureText: string,
  task: () => Promise<unknown>,
): void {
  const attempt = () => task().catch((error: unknown) => app.log.error({ err: error }, failureText));
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const plan = () => {
    if (isClosed) return;
    timer = setTimeout(() => {
      running = attempt().then(plan);
    }, pauseMs).unref();
  };
  plan();
  app.addHook('onClose', async () => {
    isClosed = true;
    clearTimeout(timer);
    await running;
  });
}
