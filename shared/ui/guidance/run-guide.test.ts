import { runGuide } from './run-guide';

const WINDOW_HEIGHT = 740;
let report: () => void = () => undefined;
const scrollBy = jest.fn();

/** Makes a page whose row is at this place, and runs its guide. @returns The guide. */
function open(top: number, height = 157): HTMLAnchorElement {
  document.body.innerHTML =
    '<a href="#row-12" data-at="below">is below</a><table><tr id="row-12"><td><button>Press</button></td></tr></table>';
  const guide = document.querySelector('a');
  if (!guide) throw new Error('There is no guide.');
  move(top, height);
  runGuide(guide);
  report();
  return guide;
}

function move(top: number, height = 157): void {
  const row = document.getElementById('row-12');
  if (row) row.getBoundingClientRect = () => ({ top, bottom: top + height, height }) as DOMRect;
  report();
}

beforeEach(() => {
  jest.useFakeTimers();
  report = () => undefined;
  class Observer {
    constructor(update: () => void) {
      report = update;
    }
    observe = () => undefined;
  }
  Object.assign(globalThis, { IntersectionObserver: Observer, innerHeight: WINDOW_HEIGHT, scrollBy });
  Object.assign(document.documentElement.style, { scrollBehavior: '' });
  scrollBy.mockClear();
});
afterEach(() => jest.useRealTimers());

it('says whether the row is below, above, or can be seen', () => {
  const guide = open(1000);
  expect(guide.dataset.at).toBe('below');
  move(600); // 140 of 157 px
  expect(guide.dataset.at).toBe('seen');
  move(660); // 80 of 157 px
  expect(guide.dataset.at).toBe('below');
  move(-400);
  expect(guide.dataset.at).toBe('above');
  move(-20); // 81 of 157 px
  expect(guide.dataset.at).toBe('above');
});

it('counts a row that is higher than the window as seen', () => {
  expect(open(60, 2000).dataset.at).toBe('seen');
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
  it('leads to a row out of sight 2.2 s after the page has appeared, once', () => {
    open(1000);
    jest.advanceTimersByTime(2_100);
    expect(scrollBy).not.toHaveBeenCalled();
    jest.advanceTimersByTime(60_000);
    expect(scrollBy).toHaveBeenCalledTimes(1);
  });

  it('does not begin when the row can be seen', () => {
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
    expect(scrollBy.mock.calls).toEqual([[0, 709]]);
  });

  it('does not begin on a page that the browser has scrolled to an earlier position', () => {
    open(1000);
    Object.assign(window, { pageYOffset: 200 });
    jest.advanceTimersByTime(60_000);
    Object.assign(window, { pageYOffset: 0 });
    expect(scrollBy).not.toHaveBeenCalled();
  });
});
