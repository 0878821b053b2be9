import { slowNetworkMs } from './slow-network';

const htmlTook = (milliseconds: number) =>
  Object.defineProperty(performance, 'timing', {
    configurable: true,
    value: { responseStart: 1_000, responseEnd: 1_000 + milliseconds },
  });

afterEach(() => Reflect.deleteProperty(performance, 'timing'));

it.each([
  ['came at once', 0, 0],
  ['took 2 s', 2_000, 6_000],
  ['was sent with a long pause', 60_000, 20_000],
  ['has not ended', -1_500, 0],
  ['was not timed', NaN, 0],
])('when the HTML %s (%i ms), adds %i ms', (_, took, added) => {
  htmlTook(took);
  expect(slowNetworkMs()).toBe(added);
});

it('adds more for a larger file', () => {
  htmlTook(2_000);
  expect(slowNetworkMs({ factor: 8, maxMs: 40_000 })).toBe(16_000);
  htmlTook(6_000);
  expect(slowNetworkMs({ factor: 8, maxMs: 40_000 })).toBe(40_000);
});

it('adds nothing if the browser does not measure the HTML', () => {
  expect(slowNetworkMs()).toBe(0);
});
