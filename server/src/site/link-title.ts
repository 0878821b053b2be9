import { shortenAtWord } from './shorten-at-word';

/** The largest length of a title, because messengers and search engines may shorten longer titles. */
const MAX_TITLE_CHARACTERS = 70;

/**
 * Makes a title with a candidate's name. A long name is shortened, so that the serial number after the name stays
 * visible.
 */
export function linkTitle(name: string, write: (name: string) => string): string {
  const rest = write('').length;
  return write(shortenAtWord(name, Math.max(1, MAX_TITLE_CHARACTERS - rest)));
}
