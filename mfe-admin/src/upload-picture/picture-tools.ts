/** The code that is loaded when a picture is chosen, because the page does not need it earlier. */
export { createUploader } from '@demo-evm/shared/api';
export { firstFrame, openPicture } from '@demo-evm/shared/small-pictures';
export { CropDialog } from './crop-dialog';
export { uploadedPicture } from './uploaded-picture';
