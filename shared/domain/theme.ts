import type { EvmDetails } from './evm-details';

/** The colours of a page. All are `#rrggbb` and safe in CSS. */
export interface Theme {
  /**
   * The colour before it is darkened: the owner's choice, the default of the page, or #430a8a for a machine whose `mva`
   * is `inc`.
   */
  readonly color: string;
  /** The colour that is shown: `color`, or a darker one if text on `color` is hard to read. */
  readonly bar: string;
  /** The colour of text on the bar. */
  readonly ink: '#000000' | '#ffffff';
}

/** The default colours of pages. `initial` is shown until data arrives. Spec 9: Theme colors. */
export const THEMES = {
  initial: '#800080',
  public: '#007fff',
  admin: '#430a8a',
  bihar: '#ffbf00',
  custom: '#ffffff',
} as const;

/**
 * Gives the theme of the colour #430a8a if `mva` is `inc`. Otherwise, gives the theme of `extra3` if `extra3` is a
 * colour `#rrggbb`, and the theme of #007FFF if it is not. Behaviour: Theme.
 */
export function machineTheme({ mva, extra3 }: Pick<EvmDetails, 'mva' | 'extra3'>): Theme {
  if (mva?.trim().toLowerCase() === 'inc') return themeOf(THEMES.admin);
  return themeColor(extra3, THEMES.public);
}

/** @returns The theme of `value` if it is a colour `#rrggbb`, otherwise the theme of `fallback`. */
export function themeColor(value: unknown, fallback: string): Theme {
  const color = typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value.trim()) ? value.trim() : fallback;
  return themeOf(color.toLowerCase());
}

/** @returns The theme of a colour that is known to be `#rrggbb`. */
export function themeOf(color: string): Theme {
  const bar = barOf(color);
  return { color, bar, ink: inkOn(bar) };
}

/** A colour is not darkened if black text on it has at least this contrast. */
const BLACK_TEXT_CONTRAST = 9;
/** White text on a darkened colour has at least this contrast. */
const WHITE_TEXT_CONTRAST = 7;

/**
 * Darkens the colour until white text on it has a contrast of at least 7:1. The colour stays as it is if black text on
 * it has a contrast of at least 9:1.
 */
export function barOf(color: string): string {
  if ((relativeLuminance(color) + 0.05) / 0.05 >= BLACK_TEXT_CONTRAST) return color;
  let bar = color;
  for (let share = 1; 1.05 / (relativeLuminance(bar) + 0.05) < WHITE_TEXT_CONTRAST; share -= 0.02) {
    bar = darken(color, share);
  }
  return bar;
}

/** Multiplies each channel by `share`, a number from 0 to 1. */
function darken(color: string, share: number): string {
  const channels = [1, 3, 5].map((at) => Math.round(parseInt(color.slice(at, at + 2), 16) * share));
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * @returns Black or white, whichever contrasts more with the colour. The contrast is at least 4.5:1 (WCAG 2.2, 1.4.3).
 */
export function inkOn(color: string): Theme['ink'] {
  const luminance = relativeLuminance(color);
  return (luminance + 0.05) / 0.05 >= 1.05 / (luminance + 0.05) ? '#000000' : '#ffffff';
}

/** The relative luminance, from 0 to 1. https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function relativeLuminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const channel = parseInt(color.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
