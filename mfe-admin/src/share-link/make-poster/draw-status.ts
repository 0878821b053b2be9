import { STATUS_PIXELS } from './poster-shape';

/** A picture that takes longer than this to load is treated as missing. */
const LOAD_TIMEOUT_MS = 4_000;

/**
 * Draws a poster as a PNG that people can show as their status in a messenger. The photo and the symbol are
 * drawn separately, because a browser does not load pictures inside an SVG that is a picture itself. A
 * picture is not drawn if its site does not let scripts read its pixels.
 * @returns `null` when the browser cannot draw the poster or encode the PNG
 */
export async function drawStatus(poster: SVGSVGElement): Promise<Blob | null> {
  const copy = poster.cloneNode(true) as SVGSVGElement;
  const pictures = [...poster.querySelectorAll('image')];
  for (const picture of copy.querySelectorAll('image')) picture.remove();
  const { width, height } = STATUS_PIXELS;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const drawing = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  const [sheet, ...loaded] = await Promise.all(
    [drawing, ...pictures.map((picture) => picture.getAttribute('href') ?? '')].map(loadPicture),
  );
  const canvas = document.createElement('canvas');
  Object.assign(canvas, STATUS_PIXELS);
  const context = canvas.getContext('2d');
  if (!context || !sheet) return null;
  context.drawImage(sheet, 0, 0, width, height);
  const { left, top, width: shownWidth } = poster.getBoundingClientRect();
  const scale = width / shownWidth;
  pictures.forEach((picture, place) => {
    const box = picture.getBoundingClientRect();
    const image = loaded[place];
    if (!image) return;
    drawInto(context, image, {
      x: (box.left - left) * scale,
      y: (box.top - top) * scale,
      width: box.width * scale,
      height: box.height * scale,
      isCropped: picture.getAttribute('preserveAspectRatio') !== null,
    });
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** If `true`, the picture fills the box, and parts outside are cut off. If `false`, the whole picture is shown. */
  readonly isCropped: boolean;
}

function drawInto(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const { naturalWidth, naturalHeight } = image;
  const scales = [box.width / (naturalWidth || 1), box.height / (naturalHeight || 1)];
  const scale = box.isCropped ? Math.max(...scales) : Math.min(...scales);
  const [width, height] = [naturalWidth * scale, naturalHeight * scale];
  context.save();
  context.beginPath();
  context.rect(box.x, box.y, box.width, box.height);
  context.clip();
  context.drawImage(image, box.x + (box.width - width) / 2, box.y + (box.height - height) / 2, width, height);
  context.restore();
}

/** Loads a picture so that scripts may read its pixels. Gives `null` when the picture cannot be loaded in time. */
function loadPicture(url: string): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const image = new Image();
    if (!url.startsWith('data:')) image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    setTimeout(() => resolve(null), LOAD_TIMEOUT_MS);
    image.src = url;
  });
}
