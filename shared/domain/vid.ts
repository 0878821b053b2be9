import { isLanguage, type Language, type LanguageProposal } from './language';
import { redirectOf } from './redirects';

/** What the last part of `/demo/{vid}` asks for. Behaviour: Which machine. */
export type VidMeaning =
  | { readonly kind: 'machine'; readonly id: string }
  /** The machine of that id when there is one, else `demo`, in that language. */
  | { readonly kind: 'language'; readonly id: Language }
  /** The admin page's unsaved form. */
  | { readonly kind: 'preview' }
  /** A machine that is saved on this device only. */
  | { readonly kind: 'custom'; readonly id: string };

/** Ids of machines that live on the device begin so, and no other's. Spec 9: Storage keys. */
const CUSTOM_PREFIX = 'evm_';

/** The id of a machine of this device. Spec 3: Custom EVM. */
export function customVid(milliseconds: number): string {
  return `${CUSTOM_PREFIX}${milliseconds}`;
}

/** Orders machines of this device: longer ids are later, and of equal length those that sort later. */
export function newestFirst(one: { readonly id: string }, other: { readonly id: string }): number {
  return other.id.length - one.id.length || (other.id < one.id ? -1 : 1);
}

/** The machine that stands in for a language's own. */
export const DEMO_VID = 'demo';

/** What an address asks for; any text that is none of the special ids is a machine's. */
export function describeVid(vid: string): VidMeaning {
  if (isLanguage(vid)) return { kind: 'language', id: vid };
  if (vid === 'preview') return { kind: 'preview' };
  return { kind: vid.startsWith(CUSTOM_PREFIX) ? 'custom' : 'machine', id: vid };
}

/** The id that the server is asked for; `null`: it knows nothing of such an address. */
export function askedId(meaning: VidMeaning): string | null {
  return meaning.kind === 'machine' || meaning.kind === 'language' ? meaning.id : null;
}

/** Does this address mean something else than a machine of the site, whatever the case? Behaviour: Short link. */
export function isReservedVid(vid: string): boolean {
  return describeVid(vid.toLowerCase()).kind !== 'machine';
}

/** Can this be a machine's short id at all? Behaviour: Fields. */
export function isVid(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(text);
}

/**
 * The `{vid}` of a voting page's path, after its redirect; `undefined` when the path is no such page. One that cannot be
 * decoded is taken as it stands, as the router does.
 */
export function vidOfPath(path: string): string | undefined {
  const vid = /^\/demo\/([^/]+)\/?$/i.exec(redirectOf(path) ?? path)?.[1];
  try {
    return vid && decodeURIComponent(vid);
  } catch {
    return vid;
  }
}

/** What a voting page's address says of its language, and what it uses when nothing else does. Behaviour: Language. */
export function proposalOf(vid: VidMeaning): LanguageProposal {
  return { route: vid.kind === 'language' ? vid.id : undefined, page: 'hi' };
}
