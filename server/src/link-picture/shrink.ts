/** Pixels in rows from the top, with four bytes for each pixel: red, green, blue, alpha. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** The space for a picture. `width` and `height` are in pixels. */
export interface Box {
  readonly width: number;
  readonly height: number;
  /** True if the picture is cut to the shape of the box. Only the middle of the picture is then kept. */
  readonly isFilled: boolean;
}

/**
 * Shrinks a picture to a box. Each new pixel is the average of the old pixels in its place. A picture that is smaller
 * than the box is not enlarged.
 */
export function shrink({ width, height, data }: Pixels, box: Box): Pixels {
  const shape = box.width / box.height;
  const cut = box.isFilled
    ? { width: Math.min(width, height * shape), height: Math.min(height, width / shape) }
    : { width, height };
  const scale = Math.min(1, box.width / cut.width, box.height / cut.height);
  const [newWidth, newHeight] = [cut.width, cut.height].map((side) =>
    Math.max(1, Math.round(side * scale)),
  ) as [number, number];
  const [left, top] = [(width - cut.width) / 2, (height - cut.height) / 2];
  const edge = (start: number, length: number, count: number, limit: number) => (index: number) =>
    Math.min(limit, Math.round(start + (length * index) / count));
  const xs = Array.from({ length: newWidth + 1 }, (_, x) => edge(left, cut.width, newWidth, width)(x));
  const ys = Array.from({ length: newHeight + 1 }, (_, y) => edge(top, cut.height, newHeight, height)(y));
  const small = new Uint8ClampedArray(newWidth * newHeight * 4);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      average(xs[x] ?? 0, xs[x + 1] ?? 0, ys[y] ?? 0, ys[y + 1] ?? 0, (y * newWidth + x) * 4);
    }
  }
  return { width: newWidth, height: newHeight, data: small };

  /** Writes the average colour of a rectangle to `target`. The more opaque a pixel is, the more its colour counts. */
  function average(fromX: number, toX: number, fromY: number, toY: number, target: number) {
    let [red, green, blue, alpha, count] = [0, 0, 0, 0, 0];
    for (let y = fromY; y < Math.max(toY, fromY + 1); y += 1) {
      for (let x = fromX; x < Math.max(toX, fromX + 1); x += 1) {
        const at = (y * width + x) * 4;
        const weight = data[at + 3] ?? 0;
        red += (data[at] ?? 0) * weight;
        green += (data[at + 1] ?? 0) * weight;
        blue += (data[at + 2] ?? 0) * weight;
        alpha += weight;
        count += 1;
      }
    }
    small[target] = red / (alpha || 1);
    small[target + 1] = green / (alpha || 1);
    small[target + 2] = blue / (alpha || 1);
    small[target + 3] = alpha / count;
  }
}

/**
 * Turns pixels upright. Phones store a photo as the sensor has it, and say in its EXIF data how to turn it.
 * @param orientation The value of the EXIF tag, from 1 to 8. With 1, the photo is upright. With 5 to 8, it
 *   lies on its side.
 */
export function turnUpright({ width, height, data }: Pixels, orientation: number): Pixels {
  const lies = orientation > 4;
  const [newWidth, newHeight] = lies ? [height, width] : [width, height];
  const turned = new Uint8ClampedArray(data.length);
  for (let y = 0; y < newHeight; y += 1) {
    for (let x = 0; x < newWidth; x += 1) {
      const [right, down] = [newWidth - 1 - x, newHeight - 1 - y];
      const places = [
        [x, y],
        [right, y],
        [right, down],
        [x, down],
        [y, x],
        [y, right],
        [down, right],
        [down, x],
      ] as const;
      const [fromX, fromY] = places[orientation - 1] ?? [x, y];
      const from = (fromY * width + fromX) * 4;
      turned.set(data.subarray(from, from + 4), (y * newWidth + x) * 4);
    }
  }
  return { width: newWidth, height: newHeight, data: turned };
}
