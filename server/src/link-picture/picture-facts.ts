import type { Language } from '@demo-evm/shared/domain';

/** A picture that this server has stored. Its `name` or its `hash` changes when its content changes. */
export interface StoredPicture {
  /** The folder `files` has the uploads of campaigns. The folder `images` has the pictures of the site itself. */
  readonly folder: 'files' | 'images';
  /** The name of the file in the folder. */
  readonly name: string;
  /** A hash of the content, if the name does not contain one already. */
  readonly hash?: string;
}

/** Everything that a link's picture shows. Equal facts give equal pictures. */
export interface PictureFacts {
  readonly language: Language;
  /** The candidate's names, in the order for `language`. The picture shows the first name that the font can draw. */
  readonly names: readonly string[];
  /** The kind and number of the section, such as `Ward No. 21`, or an empty text. */
  readonly section: string;
  /** The names of the area, in the order for `language`. The picture shows the first name that the font can draw. */
  readonly areas: readonly string[];
  /** The serial in Devanagari numerals, as on the machine. */
  readonly serial: string;
  /** The word on the button. */
  readonly press: string;
  /** The sentence that says that this is no real vote. */
  readonly notice: string;
  /** `bar` is the colour of the machine's header, and `ink` is the colour of the text on it. Both are `#rrggbb`. */
  readonly bar: string;
  readonly ink: string;
  readonly photo: StoredPicture | null;
  readonly symbol: StoredPicture | null;
}

/** Gives the stored picture at a URL; `null` for any other URL. A picture of another site is never fetched. */
export type FindStored = (url: string | null) => StoredPicture | null;
