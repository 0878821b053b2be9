import type { Release } from '@demo-evm/shared/contract';

/** Kilobytes (of 1000 bytes, with Brotli) that a page loads before the App of this release runs. */
export function firstLoadKilobytes({ firstLoad, files }: Release): number {
  const names = [...firstLoad.scripts, ...firstLoad.styles];
  return names.reduce((sum, name) => sum + (files[name]?.brotliBytes ?? 0), 0) / 1000;
}
