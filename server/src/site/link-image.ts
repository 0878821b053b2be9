import { imageUrl, type EvmDetails, type Language } from '@demo-evm/shared/domain';
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '../link-picture/compose-svg';
import { GENERAL_PICTURE } from '../link-picture/link-picture-routes';
import { pictureAddress } from '../link-picture/picture-address';
import { describePicture } from '../link-picture/describe-picture';
import type { FindStored, PictureFacts } from '../link-picture/picture-facts';

/** The picture of a link preview. */
export interface LinkImage {
  /** An absolute URL. */
  readonly url: string;
  /** A text that says what the picture shows, in the language of the page. */
  readonly alt: string;
  /**
   * The size in pixels; `undefined` for the candidate's photo or symbol, because the server does not know their sizes.
   */
  readonly size?: { readonly width: number; readonly height: number };
  /** The facts that the server draws; `undefined` for a photo, a symbol or the general picture. */
  readonly facts?: PictureFacts;
}

interface ImageOptions {
  readonly language: Language;
  readonly origin: string;
  /**
   * Gives the remote's text for a key, with the values in place of the placeholders. The text is empty if the remote
   * has no such key.
   */
  readonly words: (key: string, values?: Readonly<Record<string, string>>) => string;
  /** The title of the link preview. */
  readonly title: string;
  /** Finds stored pictures; `undefined` when the server draws no pictures. */
  readonly findStored: FindStored | undefined;
}

const SIZE = { width: PICTURE_WIDTH, height: PICTURE_HEIGHT } as const;

/** The machine that a page shows, with the machine's vid. */
interface ShownMachine {
  readonly vid: string;
  readonly details: EvmDetails;
}

/**
 * Chooses the picture of a link preview: the picture that the server draws for the machine, otherwise the candidate's
 * photo, the symbol, or the general picture. docs/decisions/0041
 */
export function linkImage(machine: ShownMachine | undefined, options: ImageOptions): LinkImage {
  const { origin, words, title, findStored, language } = options;
  const facts = machine && findStored && describePicture(machine.details, { language, words, findStored });
  if (facts)
    return {
      url: origin + pictureAddress(machine.vid, facts),
      alt: [title, facts.notice].join('. '),
      size: SIZE,
      facts,
    };
  const own = pictureOf(machine?.details);
  return own === undefined
    ? { url: new URL(GENERAL_PICTURE, origin).href, alt: title, size: SIZE }
    : { url: new URL(own, origin).href, alt: title };
}

/**
 * Gives the candidate's photo, otherwise the symbol. Skips a `.svg` file, because messengers do not show it.
 */
function pictureOf(machine: EvmDetails | undefined): string | undefined {
  const pictures = [imageUrl(machine?.cpicurl), imageUrl(machine?.symbolurl)];
  return pictures.find((url) => url !== null && !/\.svg($|\?)/i.test(url)) ?? undefined;
}
