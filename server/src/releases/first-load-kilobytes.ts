import type { Release } from '@demo-evm/shared/contract';

/**
 * Gives the size of a release's first load (scripts and styles) in kilobytes of 1000 bytes, compressed with
 * Brotli.
 */
export function firstLoadKilobytes({ firstLoad, files }: Release): number {
  const names = [...firstLoad.scripts, ...firstLoad.styles];
  return names.reduce((sum, name) => sum + (files[name]?.brotliBytes ?? 0), 0) / 1000;
}
