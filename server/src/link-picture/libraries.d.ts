// Declares the parts of the optional libraries that the server uses to draw pictures. So the types can be checked even
// when the libraries are not installed.

declare module 'harfbuzzjs' {
  export class Blob {
    constructor(data: ArrayBuffer);
  }
  export class Face {
    readonly upem: number;
    constructor(blob: Blob);
    collectUnicodes(): Uint32Array;
  }
  export class Font {
    constructor(face: Face);
    glyphToPath(glyph: number): string;
  }
  export class Buffer {
    addText(text: string): void;
    setDirection(direction: number): void;
    setScript(script: string): void;
    setLanguage(language: string): void;
    getGlyphInfos(): { readonly codepoint: number }[];
    getGlyphPositions(): { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
  }
  export const Direction: { readonly LTR: number };
  export function shape(font: Font, buffer: Buffer): void;
}

declare module '@resvg/resvg-wasm' {
  export class RenderedImage {
    readonly width: number;
    readonly height: number;
    readonly pixels: Uint8Array;
    free(): void;
  }
  export class Resvg {
    constructor(svg: string, options: { readonly font: { readonly loadSystemFonts: false } });
    render(): RenderedImage;
    free(): void;
  }
  export function initWasm(content: Uint8Array): Promise<void>;
}

declare module '@jsquash/webp/decode.js' {
  interface Decoded {
    readonly width: number;
    readonly height: number;
    readonly data: Uint8ClampedArray;
  }
  export function init(module: WebAssembly.Module): Promise<void>;
  export default function decode(content: ArrayBuffer): Promise<Decoded>;
}

declare module 'image-size' {
  /** Throws when the content is no picture. */
  export function imageSize(content: Uint8Array): {
    readonly width: number;
    readonly height: number;
    readonly type?: string;
    readonly orientation?: number;
  };
}
