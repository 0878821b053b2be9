/** The code that is loaded when a picture is chosen, because the page does not need it earlier. */
export { createUploader } from '@demo-evm/shared/api';
export { CropDialog } from './crop-dialog';
export { encodePicture } from './encode-picture';
export { firstFrame } from './frame';
export { openPicture } from './open-picture';
