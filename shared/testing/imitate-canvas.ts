/** The size of every picture that the imitated browser decodes, in pixels. */
const DECODED = { width: 4_000, height: 3_000 };

/** The types that an imitated browser can encode. */
type Encodable = readonly string[];

/** What the imitated browser has encoded: the type, the quality and the side of the square. */
export interface Encoding {
  readonly type: string;
  readonly quality: number | undefined;
  readonly side: number;
}

/**
 * Adds the functions to jsdom that decode, draw and encode a picture. A file with the text `broken` cannot be decoded.
 * At full quality, an encoded picture has one byte for each 2 pixels.
 */
export function imitateCanvas({ encodable = ['image/png', 'image/webp'] }: { encodable?: Encodable } = {}) {
  const encoded: Encoding[] = [];
  const context = new Proxy({}, { get: () => () => undefined, set: () => true });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => context,
    toBlob(this: HTMLCanvasElement, done: (blob: Blob) => void, wanted: string, quality?: number) {
      const type = encodable.includes(wanted) ? wanted : 'image/png';
      encoded.push({ type, quality, side: this.width });
      // A `File` is also a blob that the `FileReader` of jsdom accepts.
      done(new File(['x'.repeat((this.width * this.height * (quality ?? 1)) / 2)], 'encoded', { type }));
    },
  });
  Object.assign(window, {
    createImageBitmap: (file: File) =>
      new Promise((decode, refuse) => {
        const reader = new FileReader();
        reader.onload = () =>
          (reader.result as string).includes('broken')
            ? refuse(new Error('no picture'))
            : decode({ ...DECODED, close });
        reader.readAsText(file);
      }),
    // An `Image` of jsdom fires no events. A browser fires `error` when the file is not a picture.
    Image: class {
      onerror: (() => void) | undefined;
      set src(url: string) {
        if (url.startsWith('data:')) this.onerror?.();
      }
    },
  });
  return encoded;
}

const close = () => undefined;
