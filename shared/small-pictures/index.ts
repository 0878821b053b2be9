export { draw } from './draw';
export { encodePicture, type PictureLimits } from './encode-picture';
export { firstFrame, moveFrame, zoomFrame, zoomOf, type Frame, type PictureKind } from './frame';
export { openPicture, type FileProblem } from './open-picture';
