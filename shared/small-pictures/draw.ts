import type { Size } from './frame';

/**
 * Draws a picture on a new canvas of this size. If the browser has no memory left for the canvas, the canvas is empty.
 * @param prepare moves, scales or fills the canvas before the picture is drawn
 */
export function draw(
  picture: CanvasImageSource,
  { width, height }: Size,
  prepare: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) {
    context.imageSmoothingQuality = 'high';
    prepare(context);
    context.drawImage(picture, 0, 0);
  }
  return canvas;
}
