import { isLanguage, type Language, type LanguageProposal } from './language';
import { redirectOf } from './redirects';

/** The meaning of the last part of `/demo/{vid}`. Behaviour: Which machine. */
export type VidMeaning =
  | { readonly kind: 'machine'; readonly id: string }
  /** A page in that language. It shows the machine of that id, or `demo` when there is none. */
  | { readonly kind: 'language'; readonly id: Language }
  /** The admin page's unsaved form. */
  | { readonly kind: 'preview' }
  /** A machine that is saved on this device only. */
  | { readonly kind: 'custom'; readonly id: string };

/** Prefix of the ids of machines on this device, and of no others. Spec 9: Storage keys. */
const CUSTOM_PREFIX = 'evm_';

/** The id of a machine that was created on this device at that time, in milliseconds since 1970. Spec 3: Custom EVM. */
export function customVid(createdAt: number): string {
  return `${CUSTOM_PREFIX}${createdAt}`;
}

/** Compares machines of this device by their time of creation, which is the number in their ids. */
export function newestFirst(one: { readonly id: string }, other: { readonly id: string }): number {
  return other.id.length - one.id.length || (other.id < one.id ? -1 : 1);
}

/** The machine of a language that has no machine of its own. */
export const DEMO_VID = 'demo';

/** The meaning of an id in the address. Every id without a special meaning is a machine's. */
export function describeVid(vid: string): VidMeaning {
  if (isLanguage(vid)) return { kind: 'language', id: vid };
  if (vid === 'preview') return { kind: 'preview' };
  return { kind: vid.startsWith(CUSTOM_PREFIX) ? 'custom' : 'machine', id: vid };
}

/** The id to read from the server; `null`: the machine does not come from the server. */
export function askedId(meaning: VidMeaning): string | null {
  return meaning.kind === 'machine' || meaning.kind === 'language' ? meaning.id : null;
}

/** Does this id have a special meaning, whatever its case, so that no machine may have it? Behaviour: Short link. */
export function isReservedVid(vid: string): boolean {
  return describeVid(vid.toLowerCase()).kind !== 'machine';
}

/** Does this text have the form of a machine's short link? Behaviour: Fields. */
export function isVid(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(text);
}

/**
 * The decoded `{vid}` of a voting page's path, after its redirect; `undefined` for another page. A text that cannot be
 * decoded stays as it is, as in the router.
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
export function proposalOf(vid: VidMeaning): LanguageProposal {
  return { route: vid.kind === 'language' ? vid.id : undefined, page: 'hi' };
}
