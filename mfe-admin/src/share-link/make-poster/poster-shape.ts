/**
 * Where the parts of a poster stand. A poster is 210 units wide. On A4 a unit is 1 mm, on A6 a unit is 0.5 mm. Each
 * number is the distance of a part from the upper edge, or a size.
 */
export interface PosterShape {
  readonly height: number;
  /** `band` is the height of the band with the name. `bandTop` is the height of the empty upper part of this band. */
  readonly band: number;
  readonly bandTop: number;
  readonly row: number;
  readonly steps: number;
  readonly invitation: number;
  readonly code: number;
  readonly notice: number;
  /** `null` when there is no line for printer and publisher. */
  readonly imprint: number | null;
}

/** A4 and A6, which have the same proportions. */
export const SHEET: PosterShape = {
  height: 297,
  band: 49,
  bandTop: 0,
  row: 53,
  steps: 138,
  invitation: 189,
  code: 78,
  notice: 271,
  imprint: 291.5,
};

/** A picture for a status, 1080 by 1920 pixels. Messengers cover a part of its upper and lower edge. */
export const STATUS: PosterShape = {
  height: 373.34,
  band: 82,
  bandTop: 24,
  row: 90,
  steps: 181,
  invitation: 239,
  code: 88,
  notice: 336,
  imprint: null,
};

/** The size of the picture for a status, in pixels. */
export const STATUS_PIXELS = { width: 1080, height: 1920 } as const;
