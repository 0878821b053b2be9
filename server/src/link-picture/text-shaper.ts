import fs from 'node:fs';
import type { Language } from '@demo-evm/shared/domain';
import type * as harfbuzzjs from 'harfbuzzjs';
import type { Measure } from './fit-text';
import { scriptRuns } from './script-runs';

export const WEIGHTS = { semibold: '600SemiBold', bold: '700Bold', extrabold: '800ExtraBold' } as const;
export type Weight = keyof typeof WEIGHTS;

/** A text as outlines of glyphs. */
export interface ShapedText {
  /** The width in units of the font size. */
  readonly width: number;
  /** SVG paths of the outlines at font size 1. The baseline begins at (0, 0). */
  readonly outlines: string;
}

export interface TextShaper {
  readonly hasGlyph: (codePoint: number) => boolean;
  readonly measure: (weight: Weight) => Measure;
  readonly shape: (text: string, weight: Weight) => ShapedText;
}

type HarfBuzz = typeof harfbuzzjs;

/**
 * Makes outlines of texts with HarfBuzz, which browsers use too. The rasteriser gets only outlines, because its own
 * shaping puts the glyphs of Devanagari syllables over each other. docs/decisions/0041
 * @param fontFile Gives the path of the font file of a weight.
 */
export function createShaperFor(
  harfbuzz: HarfBuzz,
  fontFile: (weight: Weight) => string,
): (language: Language) => TextShaper {
  const { Blob, Buffer: GlyphBuffer, Direction, Face, Font, shape } = harfbuzz;
  const load = (weight: Weight) => {
    const face = new Face(new Blob(new Uint8Array(fs.readFileSync(fontFile(weight))).buffer));
    return { font: new Font(face), upem: face.upem, codePoints: new Set(face.collectUnicodes()) };
  };
  const fonts = { semibold: load('semibold'), bold: load('bold'), extrabold: load('extrabold') };

  function layOut(text: string, weight: Weight, language: Language) {
    const { font, upem } = fonts[weight];
    const glyphs: { readonly glyph: number; readonly x: number; readonly y: number }[] = [];
    let x = 0;
    for (const run of scriptRuns(text)) {
      const buffer = new GlyphBuffer();
      buffer.addText(run.text);
      buffer.setDirection(Direction.LTR);
      buffer.setScript(run.script);
      buffer.setLanguage(language); // Marathi has its own forms of श and ल
      shape(font, buffer);
      const positions = buffer.getGlyphPositions();
      for (const [index, { codepoint }] of buffer.getGlyphInfos().entries()) {
        const { xOffset = 0, yOffset = 0, xAdvance = 0 } = positions[index] ?? {};
        glyphs.push({ glyph: codepoint, x: (x + xOffset) / upem, y: -yOffset / upem });
        x += xAdvance;
      }
    }
    return { glyphs, width: x / upem };
  }

  function outline({ font, upem }: (typeof fonts)[Weight], glyph: number, x: number, y: number): string {
    const path = font.glyphToPath(glyph);
    const scale = 1 / upem;
    return path && `<path transform="matrix(${scale} 0 0 ${-scale} ${x} ${y})" d="${path}"/>`;
  }

  return (language) => ({
    hasGlyph: (codePoint) => fonts.bold.codePoints.has(codePoint),
    measure: (weight) => (text) => layOut(text, weight, language).width,
    shape(text, weight) {
      const { glyphs, width } = layOut(text, weight, language);
      const outlines = glyphs.map(({ glyph, x, y }) => outline(fonts[weight], glyph, x, y));
      return { width, outlines: outlines.join('') };
    },
  });
}
