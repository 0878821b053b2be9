import type { Measure } from '@demo-evm/shared/domain';

/** Measures texts in the bold font of the page. */
export interface TextMeasure {
  /** The CSS `font-family` of the page. */
  readonly family: string;
  readonly width: Measure;
  /** The smallest box around the painted parts of a text at font size 1. The baseline starts at 0, 0. */
  readonly inkOf: (text: string) => InkBox;
}

export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Texts are measured at this font size, because browsers round small sizes. */
const MEASURED_SIZE = 100;

/** Measures with a canvas. If the browser cannot draw on a canvas, the sizes are estimates. */
export function createMeasure(): TextMeasure {
  const family = getComputedStyle(document.body).fontFamily || 'sans-serif';
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `800 ${MEASURED_SIZE}px ${family}`;
  const estimate = (text: string) => ({ width: text.length * 0.6 * MEASURED_SIZE }) as TextMetrics;
  const measure = (text: string) => context?.measureText(text) ?? estimate(text);
  return {
    family,
    width: (text, size) => (measure(text).width * size) / MEASURED_SIZE,
    inkOf(text) {
      const metrics: Partial<TextMetrics> & Pick<TextMetrics, 'width'> = measure(text);
      // Firefox before 74 knows only the width of a text.
      const { actualBoundingBoxLeft: left = 0, actualBoundingBoxRight: right = metrics.width } = metrics;
      const { actualBoundingBoxAscent: up = 70, actualBoundingBoxDescent: down = 15 } = metrics;
      const box = { left: -left, top: -up, width: left + right, height: up + down };
      return {
        left: box.left / MEASURED_SIZE,
        top: box.top / MEASURED_SIZE,
        width: box.width / MEASURED_SIZE,
        height: box.height / MEASURED_SIZE,
      };
    },
  };
}
