/** The kind of a picture on the machine. A `photo` fills its square. A `symbol` is shown whole. Spec 2: Cards. */
export type PictureKind = 'symbol' | 'photo';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The square part of a picture that voters see, in pixels of the picture. A symbol's frame may be larger than the
 * picture, which leaves empty bars.
 */
export interface Frame {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** The side of the smallest frame is the side of the largest frame, divided by this number. */
const MAX_ZOOM = 5;

/**
 * The largest frame. It shows a whole symbol, or the largest square of a photo. In a tall photo, this square is above
 * the middle, because faces usually are.
 */
export function firstFrame(size: Size, kind: PictureKind): Frame {
  const side = largestSide(size, kind);
  const top = kind === 'photo' ? 0.25 : 0.5;
  return { x: (size.width - side) / 2, y: (size.height - side) * top, side };
}

/** Moves the frame. In each direction, the frame stays inside the picture if the picture is larger than the frame. */
export function moveFrame(frame: Frame, right: number, down: number, { width, height }: Size): Frame {
  const { side } = frame;
  const x = clamp(frame.x + right, Math.min(0, width - side), Math.max(0, width - side));
  const y = clamp(frame.y + down, Math.min(0, height - side), Math.max(0, height - side));
  return { x, y, side };
}

/**
 * Makes the frame show the picture at this zoom, from 1 to `MAX_ZOOM`. The middle of the frame moves only if
 * `moveFrame` does not allow the old middle.
 */
export function zoomFrame(frame: Frame, zoom: number, size: Size, kind: PictureKind): Frame {
  const side = largestSide(size, kind) / clamp(zoom, 1, MAX_ZOOM);
  const half = (frame.side - side) / 2;
  return moveFrame({ x: frame.x + half, y: frame.y + half, side }, 0, 0, size);
}

/** The zoom that `frame` shows: 1 for the largest frame, up to `MAX_ZOOM`. */
export function zoomOf(frame: Frame, size: Size, kind: PictureKind): number {
  return largestSide(size, kind) / frame.side;
}

function largestSide({ width, height }: Size, kind: PictureKind): number {
  return kind === 'photo' ? Math.min(width, height) : Math.max(width, height);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
