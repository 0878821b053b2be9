import { firstFrame, moveFrame, zoomFrame, zoomOf } from './frame';

const WIDE = { width: 400, height: 100 };
const TALL = { width: 100, height: 300 };

it('shows all of a symbol, and of a photo the largest square, whose upper part matters most', () => {
  expect(firstFrame(WIDE, 'symbol')).toEqual({ x: 0, y: -150, side: 400 });
  expect(firstFrame(WIDE, 'photo')).toEqual({ x: 150, y: 0, side: 100 });
  expect(firstFrame(TALL, 'photo')).toEqual({ x: 0, y: 50, side: 100 });
});

it('moves only so far that the frame stays on the picture, or the picture in the frame', () => {
  const photo = firstFrame(TALL, 'photo');
  expect(moveFrame(photo, 10, 30, TALL)).toEqual({ x: 0, y: 80, side: 100 });
  expect(moveFrame(photo, 0, 999, TALL)).toEqual({ x: 0, y: 200, side: 100 });
  expect(moveFrame(photo, 0, -999, TALL)).toEqual({ x: 0, y: 0, side: 100 });
  const symbol = firstFrame(WIDE, 'symbol');
  expect(moveFrame(symbol, 50, 50, WIDE)).toEqual({ x: 0, y: -100, side: 400 });
  expect(moveFrame(symbol, 0, 999, WIDE)).toEqual({ x: 0, y: 0, side: 400 });
});

it('zooms around the middle of the frame, from 1 to 5', () => {
  const near = zoomFrame(firstFrame(WIDE, 'photo'), 2, WIDE, 'photo');
  expect(near).toEqual({ x: 175, y: 25, side: 50 });
  expect(zoomOf(near, WIDE, 'photo')).toBe(2);
  expect(zoomFrame(near, 99, WIDE, 'photo').side).toBe(20);
  expect(zoomFrame(near, 0, WIDE, 'photo')).toEqual({ x: 150, y: 0, side: 100 });
  const corner = moveFrame(near, 999, 999, WIDE);
  expect(zoomFrame(corner, 1, WIDE, 'photo')).toEqual({ x: 300, y: 0, side: 100 });
});
