import './floor/object-from-entries';

/**
 * Evaluates each large library in a task of its own, then starts the page. A single task for all of them would block a
 * slow phone for 200 ms. docs/performance.md
 */
async function start(): Promise<void> {
  await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'i18next');
  await nextTask();
  await import(/* webpackMode: "eager" */ 'react-i18next');
  await nextTask();
  const { startPage } = await import(/* webpackMode: "eager" */ './start-page');
  await startPage();
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

start().catch((error: unknown) => {
  globalThis.demoEvmWatchdog?.failed(`threw ${error instanceof Error ? error.name : typeof error}`);
  throw error;
});
