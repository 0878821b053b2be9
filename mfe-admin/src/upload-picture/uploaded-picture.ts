import { encodePicture, type Frame, type PictureKind } from '@demo-evm/shared/small-pictures';

/**
 * An uploaded picture has less than 60 KB and at most 384 pixels on each side. Pages show a picture at most 124 CSS
 * pixels wide, on the slip of a vote. Most phones have at most 3 pixels for each CSS pixel. Behaviour: Upload.
 */
export const UPLOAD_LIMITS = { bytes: 60_000, sides: [384, 288, 192, 128] };

/**
 * Makes the file to upload from the part of a picture inside the frame. It has the name of the chosen file, with the
 * extension of the new type. The promise rejects when the browser cannot encode the picture.
 */
export async function uploadedPicture(
  picture: HTMLCanvasElement,
  frame: Frame,
  kind: PictureKind,
  name: string,
): Promise<File> {
  const blob = await encodePicture(picture, frame, kind, UPLOAD_LIMITS);
  const extension = blob.type.replace('image/', '').replace('jpeg', 'jpg');
  return new File([blob], `${name.replace(/\.[^.]*$/, '') || 'picture'}.${extension}`, { type: blob.type });
}
