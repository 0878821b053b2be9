import { DamagedPicture, demand, latin, MAX_PARTS, slice, viewOf, type PictureFile } from './bytes';
import { orientationOf, orientationSegment } from './jpeg-orientation';

const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const COMMENT = 0xfe;
/**
 * Says whether this is one of the markers that begin a frame. Three numbers in their range are other markers.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isApplication = (marker: number) => marker >= 0xe0 && marker <= 0xef;

/**
 * The text with which an application segment begins, by the marker of the segment. These segments change how a decoder
 * reads the colours. All other application segments are metadata, such as Exif, XMP, GPS and previews.
 */
const COLOUR_SEGMENTS = new Map([
  [0xe0, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);

/** Reads a JPEG. The only Exif data in `parts` is the orientation, which decides how the picture is shown. */
export function readJpeg(bytes: Uint8Array): PictureFile {
  const kept: Uint8Array[] = [];
  let size: { width: number; height: number } | undefined;
  let orientation = 1;
  let hasScan = false;
  for (let at = 2, segments = 0; ; segments += 1) {
    demand(segments < MAX_PARTS);
    const { marker, begin } = findMarker(bytes, at);
    if (marker === END_OF_IMAGE) {
      if (!size || !hasScan) throw new DamagedPicture();
      const parts = [
        slice(bytes, 0, 2),
        orientationSegment(orientation),
        ...kept,
        slice(bytes, begin - 2, begin),
      ];
      return { type: 'jpg', ...size, parts };
    }
    demand(marker >= 0xc0 && marker !== START_OF_IMAGE);
    const end = begin + viewOf(bytes).getUint16(begin);
    const content = slice(bytes, begin + 2, end);
    const next = marker === START_OF_SCAN ? endOfScan(bytes, end) : end;
    if (isFrame(marker)) size = readSize(content, size !== undefined);
    if (marker === 0xe1) orientation = orientationOf(content) ?? orientation;
    hasScan ||= marker === START_OF_SCAN && size !== undefined;
    if (isKept(marker, content)) kept.push(slice(bytes, begin - 2, next));
    at = next;
  }
}

/** Finds the marker at `at`, or after the fill bytes at `at`. `begin` is the place after the marker. */
function findMarker(bytes: Uint8Array, at: number): { marker: number; begin: number } {
  demand(bytes[at] === 0xff);
  let place = at + 1;
  while (bytes[place] === 0xff) place += 1;
  const marker = bytes[place];
  if (marker === undefined || marker === 0) throw new DamagedPicture();
  return { marker, begin: place + 1 };
}

/** Gives the place of the first marker after the compressed data that begins at `from`. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    // A stuffed byte, a fill byte and a restart marker are part of the data.
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  throw new DamagedPicture();
}

function readSize(frame: Uint8Array, isSecond: boolean): { width: number; height: number } {
  const view = viewOf(frame);
  const size = { height: view.getUint16(1), width: view.getUint16(3) };
  demand(!isSecond && size.width > 0 && size.height > 0);
  return size;
}

function isKept(marker: number, content: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (!isApplication(marker)) return true;
  const start = COLOUR_SEGMENTS.get(marker);
  if (start === undefined || latin(content.subarray(0, start.length)) !== start) return false;
  return marker !== 0xe0 || content.length === 14; // a longer JFIF segment has a preview of the picture
}
