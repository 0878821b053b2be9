let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the tasks that change the kept pages and files, one after another. Two tabs, or a tab and a late answer of the
 * server, may start tasks at the same time. A failed task does not stop the next task.
 */
export function inTurn<T>(task: () => Promise<T>): Promise<T> {
  const result = last.then(task);
  last = result.catch(() => undefined);
  return result;
}
