import { isLanguage, type Language, type LanguageProposal } from './language';
import { redirectOf } from './redirects';

/** The meaning of the vid in `/demo/{vid}`. Behaviour: Which machine. */
export type VidMeaning =
  | { readonly kind: 'machine'; readonly vid: string }
  /** The machine with this vid if there is one, otherwise `demo`; shown in this language. */
  | { readonly kind: 'language'; readonly vid: Language }
  /** The admin page's unsaved form. */
  | { readonly kind: 'preview' }
  /** A machine that is saved on this device only. */
  | { readonly kind: 'custom'; readonly vid: string };

/** The vid of a machine starts with this if the machine is saved on this device. Spec 9: Storage keys. */
const CUSTOM_PREFIX = 'evm_';

/** The vid of a machine that was created on this device at that time, in milliseconds since 1970. Spec 3: Custom EVM. */
export function customVid(createdAt: number): string {
  return `${CUSTOM_PREFIX}${createdAt}`;
}

/** Compares machines of this device by their time of creation, which is the number in their ids. */
export function newestFirst(one: { readonly id: string }, other: { readonly id: string }): number {
  return other.id.length - one.id.length || (other.id < one.id ? -1 : 1);
}

/** The machine that is shown where a language has no machine of its own. */
export const DEMO_VID = 'demo';

/** Parses a vid. Any text without a special meaning is the vid of a machine. */
export function describeVid(vid: string): VidMeaning {
  if (isLanguage(vid)) return { kind: 'language', vid };
  if (vid === 'preview') return { kind: 'preview' };
  return { kind: vid.startsWith(CUSTOM_PREFIX) ? 'custom' : 'machine', vid };
}

/** The vid to request from the server; `null` where the server has no such machine. */
export function publishedVid(meaning: VidMeaning): string | null {
  return meaning.kind === 'machine' || meaning.kind === 'language' ? meaning.vid : null;
}

/** Has this vid a special meaning, in upper or lower case? Behaviour: Short link. */
export function isReservedVid(vid: string): boolean {
  return describeVid(vid.toLowerCase()).kind !== 'machine';
}

/** Is this text a valid vid? Behaviour: Fields. */
export function isVid(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(text);
}

/**
 * Gives the `{vid}` of a voting page's path, after its redirect; `undefined` for other paths. A vid that cannot be decoded
 * is used as it is, as the router does.
 */
export function vidOfPath(path: string): string | undefined {
  const vid = /^\/demo\/([^/]+)\/?$/i.exec(redirectOf(path) ?? path)?.[1];
  try {
    return vid && decodeURIComponent(vid);
  } catch {
    return vid;
  }
}

/** The language in the address of a voting page, and the page's default, Hindi. Behaviour: Language. */
export function proposalOf(meaning: VidMeaning): LanguageProposal {
  return { route: meaning.kind === 'language' ? meaning.vid : undefined, page: 'hi' };
}
