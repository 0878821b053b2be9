export { readPicture, type PictureFile, type PictureProblem } from './read-picture';
