import { renderHook } from '@testing-library/react';
import { useKeyboardHeight } from './use-place';

const setVisualViewport = (values: object) =>
  Object.defineProperty(window, 'visualViewport', {
    configurable: true,
    value: Object.assign(new EventTarget(), { scale: 1, offsetTop: 0, height: 300, ...values }),
  });
afterEach(() => Reflect.deleteProperty(window, 'visualViewport'));

it.each([
  ['a keyboard', { height: window.innerHeight - 280 }, 280],
  ['no keyboard', { height: window.innerHeight }, 0],
  ['a page that is zoomed in', { scale: 2 }, 0],
])('measures how much of the window a keyboard covers, with %s', (_what, values, height) => {
  setVisualViewport(values);
  expect(renderHook(() => useKeyboardHeight()).result.current).toBe(height);
});
