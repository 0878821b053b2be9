/** The size of the picture in pixels. Messengers show the ratio 4 to 5 without cropping. */
export const WIDTH = 1080;
export const HEIGHT = 1350;

/** The horizontal middle of the picture and of the paper. */
export const CENTER = WIDTH / 2;
/** The place of the slip's paper in the picture, in pixels. */
export const PAPER = { left: 130, top: 236, width: 820, height: 770 } as const;
