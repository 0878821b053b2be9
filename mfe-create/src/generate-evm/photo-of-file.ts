import { failure, isPhoto, success, type Result } from '@demo-evm/shared/domain';
import { encodePicture, firstFrame, openPicture, type FileProblem } from '@demo-evm/shared/small-pictures';

/** Why a file does not become a photo. */
export type PhotoProblem = FileProblem;

/**
 * The largest place of a photo is 56 CSS pixels wide. 16 photos of 8 KB and the names have about 180 KB in storage, which
 * has room for 5 MB on most devices.
 */
const LIMITS = { bytes: 8_000, sides: [144, 120, 96, 64] };

/**
 * Makes a small square photo from a file that the visitor has chosen: the largest square, without metadata, as WebP or
 * JPEG in a `data:` URL. Behaviour: Create.
 */
export async function photoOfFile(file: File): Promise<Result<string, PhotoProblem>> {
  try {
    const opened = await openPicture(file);
    if (!opened.ok) return opened;
    const frame = firstFrame(opened.value, 'photo');
    const url = await dataUrlOf(await encodePicture(opened.value, frame, 'photo', LIMITS));
    return isPhoto(url) ? success(url) : failure('damaged');
  } catch {
    return failure('damaged'); // the file cannot be read any more, or the browser cannot encode its picture
  }
}

function dataUrlOf(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The photo could not be read.'));
    reader.readAsDataURL(picture);
  });
}
