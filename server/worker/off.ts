import { removeCaches } from './remove-caches';

/*
 * With SERVICE_WORKER=off, the site host serves this worker instead of sw.ts. This worker removes the kept
 * pages and files, and then itself. Votes that wait in the browser stay. docs/deploy.md
 */

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const leave = async () => {
    await removeCaches();
    await self.registration.unregister();
  };
  event.waitUntil(leave());
});
