import { CUSTOM_PREFIX } from './custom-vid';
import { isLanguage, type Language, type LanguageProposal } from './language';
import { redirectOf } from './redirects';

/** The meaning of the vid in `/demo/{vid}`. Behaviour: Which machine. */
export type VidMeaning =
  | { readonly kind: 'machine'; readonly vid: string }
  /** The vid is a language. The page is in this language and shows the machine with this vid, or else `demo`. */
  | { readonly kind: 'language'; readonly vid: Language }
  /** A preview of the admin page's unsaved form. */
  | { readonly kind: 'preview' }
  /** A machine that is saved on this device only. */
  | { readonly kind: 'custom'; readonly vid: string };

/**
 * The vid of the page that shows the machine in the fragment of its address. Its beginning makes it a machine of this
 * device, so it is never looked up on the server. docs/decisions/0053
 */
export const LINK_VID = `${CUSTOM_PREFIX}link`;

/** The vid of the machine that `/demo/{language}` shows if no machine has that language as its vid. */
export const DEMO_VID = 'demo';

/** Parses a vid. Any text without a special meaning is the vid of a machine. */
export function describeVid(vid: string): VidMeaning {
  if (isLanguage(vid)) return { kind: 'language', vid };
  if (vid === 'preview') return { kind: 'preview' };
  return { kind: vid.startsWith(CUSTOM_PREFIX) ? 'custom' : 'machine', vid };
}

/**
 * @returns The vid of the machine to load from the server, or `null` for a preview or a machine of this
 * device.
 */
export function publishedVid(meaning: VidMeaning): string | null {
  return meaning.kind === 'machine' || meaning.kind === 'language' ? meaning.vid : null;
}

/** Says whether this vid has a special meaning, in upper or lower case. Behaviour: Short link. */
export function isReservedVid(vid: string): boolean {
  return describeVid(vid.toLowerCase()).kind !== 'machine';
}

/** The numbers of characters that a vid may have, which are also in the patterns of `isVid` and `VidUpdate`. */
export const MIN_VID_LENGTH = 2;
export const MAX_VID_LENGTH = 40;

/** Says whether this text has the form of a vid. Reserved vids have this form too. Behaviour: Fields. */
export function isVid(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(text);
}

/**
 * Gives the `{vid}` in the path of a voting page, or `undefined` for other paths. For a redirected path, gives the
 * `{vid}` in the target of the redirect. A vid that cannot be percent-decoded stays as it is, as in the router.
 */
export function vidOfPath(path: string): string | undefined {
  const vid = /^\/demo\/([^/]+)\/*$/i.exec(redirectOf(path) ?? path)?.[1];
  try {
    return vid && decodeURIComponent(vid);
  } catch {
    return vid;
  }
}

/**
 * @returns The languages that a voting page proposes: the language in the address, if there is one, and the page's
 *   default, Hindi. Behaviour: Language.
 */
export function proposalOf(meaning: VidMeaning): LanguageProposal {
  return { route: meaning.kind === 'language' ? meaning.vid : undefined, page: 'hi' };
}
