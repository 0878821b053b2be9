/** The vids of machines that are saved on this device start with this text. Spec 9: Storage keys. */
export const CUSTOM_PREFIX = 'evm_';

/** Makes the vid of a machine of this device. `createdAt` is in milliseconds since 1970. Spec 3: Custom EVM. */
export function customVid(createdAt: number): string {
  return `${CUSTOM_PREFIX}${createdAt}`;
}

/** Compares machines of this device for `sort`, the newest first. The id contains a time (`customVid`). */
export function newestFirst(one: { readonly id: string }, other: { readonly id: string }): number {
  return other.id.length - one.id.length || (other.id < one.id ? -1 : 1);
}
