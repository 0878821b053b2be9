import { runGuide } from './run-guide';

const WINDOW_HEIGHT = 740;
let report: () => void = () => undefined;
const scrollBy = jest.fn();

/**
 * Makes a page whose row and button are `top` px below the top of the window and `height` px high. Runs the guide.
 * @returns The guide.
 */
function open(top: number, height = 82): HTMLAnchorElement {
  document.body.innerHTML =
    '<a href="#row-12" data-at="below">is below</a><table><tr id="row-12"><td><button>Press</button></td></tr></table>';
  const guide = document.querySelector('a');
  if (!guide) throw new Error('There is no guide.');
  move(top, height);
  runGuide(guide);
  report();
  return guide;
}

function move(top: number, height = 82): void {
  for (const box of document.querySelectorAll('tr, button')) {
    box.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  }
  report();
}

beforeEach(() => {
  jest.useFakeTimers();
  report = () => undefined;
  class Observer {
    constructor(update: () => void) {
      report = () => {
        update();
        jest.advanceTimersToNextFrame();
      };
    }
    observe = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer, innerHeight: WINDOW_HEIGHT, scrollBy });
  Object.assign(document.documentElement.style, { scrollBehavior: '' });
  scrollBy.mockClear();
});
afterEach(() => jest.useRealTimers());

it('says whether the button is below, above, or can be seen as a whole', () => {
  const guide = open(1000);
  expect(guide.dataset.at).toBe('below');
  move(659); // 1 of 82 px is below the lower edge of the window
  expect(guide.dataset.at).toBe('below');
  move(658);
  expect(guide.dataset.at).toBe('seen');
  move(-400);
  expect(guide.dataset.at).toBe('above');
  move(55); // the plate covers 1 px of the button
  expect(guide.dataset.at).toBe('above');
  move(56);
  expect(guide.dataset.at).toBe('seen');
});

it('does not measure behind the skeleton, which has pushed the machine down', () => {
  const guide = open(1000);
  document.body.insertAdjacentHTML('afterbegin', '<div id="skeleton"></div>');
  move(100);
  expect(guide.dataset.at).toBe('below');
  document.getElementById('skeleton')?.remove();
  move(100);
  expect(guide.dataset.at).toBe('seen');
});

it('stays hidden while the button only pulses at the edge of the window', () => {
  const guide = open(658);
  move(656, 86);
  expect(guide.dataset.at).toBe('seen');
  move(667);
  expect(guide.dataset.at).toBe('below');
});

it('leads to the button of a row that is taller than the window', () => {
  const guide = open(1000);
  const row = document.querySelector('tr');
  if (row) Object.defineProperty(row, 'offsetHeight', { value: 900 });
  const button = document.querySelector('button');
  if (button) button.getBoundingClientRect = () => ({ top: 1700, bottom: 1782, height: 82 }) as DOMRect;
  jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  guide.click();
  expect(scrollBy.mock.calls).toEqual([[0, 1371]]); // after 1371 px, the button is in the middle of the window
});

it('keeps the guess of the server while the page is hidden', () => {
  expect(open(0, 0).dataset.at).toBe('below');
});

it('leads to the row and gives its button the focus, without a new entry in the history', () => {
  const guide = open(1000);
  const before = history.length;
  guide.click();
  expect(scrollBy).toHaveBeenCalledTimes(1);
  expect(document.querySelector('button')).toHaveFocus();
  expect(document.getElementById('row-12')).toHaveAttribute('data-pulse');
  jest.advanceTimersByTime(3_000);
  expect(document.getElementById('row-12')).not.toHaveAttribute('data-pulse');
  expect([location.hash, history.length]).toEqual(['', before]);
});

it('takes effect once, also when the App runs it again', () => {
  const guide = open(1000);
  runGuide(guide);
  guide.click();
  expect(scrollBy).toHaveBeenCalledTimes(1);
});

describe('the journey', () => {
  it('leads to a button out of sight 2.2 s after the page has appeared, once', () => {
    open(1000);
    jest.advanceTimersByTime(2_100);
    expect(scrollBy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('does not begin when the button can be seen', () => {
    open(300);
    jest.advanceTimersByTime(60_000);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'scroll', 'touchstart'])(
    'does not begin after a %s',
    (type) => {
      open(1000);
      window.dispatchEvent(new Event(type));
      jest.advanceTimersByTime(60_000);
      expect(scrollBy).not.toHaveBeenCalled();
    },
  );

  it('does not begin for a visitor who asks for reduced motion; the guide then jumps', () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const guide = open(1000);
    jest.advanceTimersByTime(60_000);
    expect(scrollBy).not.toHaveBeenCalled();
    guide.click();
    expect(scrollBy.mock.calls).toEqual([[0, 671]]);
  });

  it('does not begin on a page that the browser has scrolled to an earlier position', () => {
    open(1000);
    Object.assign(window, { pageYOffset: 200 });
    jest.advanceTimersByTime(60_000);
    Object.assign(window, { pageYOffset: 0 });
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
