import type { Language } from './language';

/** What the last part of `/demo/{vid}` asks for. BEHAVIOUR: Which machine. */
export type VidMeaning =
  | { readonly kind: 'machine'; readonly id: string }
  /** The machine of that id when there is one, else `demo`, in that language. */
  | { readonly kind: 'language'; readonly id: string; readonly language: Language };

export function describeVid(vid: string): VidMeaning {
  if (vid === 'mr' || vid === 'hi') return { kind: 'language', id: vid, language: vid };
  return { kind: 'machine', id: vid };
}

/** Can this be a machine's short id at all? BEHAVIOUR: Fields, vid. */
export function isVid(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9_-]{1,39}$/.test(text);
}
