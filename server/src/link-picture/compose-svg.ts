import { CENTRE, createWriter, drawName, drawNotice } from './draw-texts';
import { firstDrawable, drawableText } from './drawable-text';
import { fitLine, fitName } from './fit-text';
import { backdrop, emptyPhoto, emptySymbol, hand, lamp, machine, pressButton } from './picture-parts';
import type { PictureFacts } from './picture-facts';
import type { TextShaper } from './text-shaper';

/** The size of a link's picture in pixels. Messengers show pictures of this shape above the title. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** Data URLs of the two pictures in a link's picture; `null` shows a neutral placeholder. */
export interface EmbeddedPictures {
  readonly photo: string | null;
  readonly symbol: string | null;
}

/**
 * The width for texts, in pixels. A list of chats shows only the middle square of a picture, 630 × 630. So the name,
 * the section, the serial, the symbol and the notice are inside this square, with a margin.
 */
const MIDDLE_WIDTH = 606;

const NAME_SIZES = { one: [84, 76, 68, 60], two: [50, 46, 42, 38, 34] } as const;
/** Gives the font sizes from `first` down to `last`, in steps of 2. */
const sizes = (first: number, last: number) =>
  Array.from({ length: (first - last) / 2 + 1 }, (_, index) => first - 2 * index);
const SECTION_SIZES = sizes(33, 23);
const NOTICE_SIZES = sizes(28, 16);
const PRESS_SIZES = sizes(44, 20);

/**
 * Composes the picture of a link as SVG: section, name, the candidate's row with the lit arrow and the button, and the
 * notice. All texts are outlines, so nothing that a campaign typed is in the SVG.
 */
export function composeSvg(facts: PictureFacts, shaper: TextShaper, pictures: EmbeddedPictures): string {
  const { bar, ink } = facts;
  const draw = createWriter(shaper);
  const { hasGlyph, measure } = shaper;
  const name = fitName(firstDrawable(facts.names, hasGlyph), MIDDLE_WIDTH, NAME_SIZES, measure('extrabold'));
  const section = fitLine(sectionText(facts, shaper), MIDDLE_WIDTH, SECTION_SIZES, measure('semibold'));
  const notice = fitLine(facts.notice, MIDDLE_WIDTH - 92, NOTICE_SIZES, measure('bold'));
  const press = fitLine(facts.press, 140, PRESS_SIZES, measure('extrabold'));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_WIDTH}" height="${PICTURE_HEIGHT}">`,
    backdrop(bar),
    `<g clip-path="url(#head)" fill="${ink}"><g fill-opacity=".95">`,
    draw(section, 'semibold', CENTRE, name.lines.length > 1 ? 58 : 68),
    '</g>',
    ink === '#ffffff'
      ? `<g transform="translate(0 4)" fill="#000" fill-opacity=".25">${drawName(name, draw)}</g>`
      : '',
    drawName(name, draw),
    '</g>',
    machine,
    pictures.photo === null
      ? emptyPhoto
      : `<image x="52" y="234" width="250" height="244" preserveAspectRatio="xMidYMid slice" clip-path="url(#face)" href="${pictures.photo}"/>`,
    `<g fill="#0b5d2a">${draw({ size: facts.serial.length > 1 ? 150 : 196, lines: [facts.serial] }, 'extrabold', 427, facts.serial.length > 1 ? 414 : 431)}</g>`,
    pictures.symbol === null
      ? emptySymbol
      : `<image x="580" y="250" width="212" height="212" clip-path="url(#symbol)" href="${pictures.symbol}"/>`,
    lamp,
    pressButton,
    `<g fill="#fff">${draw(press, 'extrabold', 1030, 351 + press.size * 0.3)}</g>`,
    hand,
    drawNotice(notice, shaper, draw),
    '</svg>',
  ].join('');
}

function sectionText({ section, areas }: PictureFacts, { hasGlyph }: TextShaper): string {
  const parts = [drawableText(section, hasGlyph), firstDrawable(areas, hasGlyph)];
  return parts.filter(Boolean).join(' · ');
}
