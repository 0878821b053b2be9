import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useNavigate } from 'react-router-dom';
import { useScrollPosition } from './use-scroll-position';

const scrollTo = jest.fn((_left: number, top: number) => Object.assign(window, { scrollY: top }));
const beLong = (height: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: height });

function Site() {
  useScrollPosition();
  const navigate = useNavigate();
  return (
    <>
      <Link to="/list">list</Link>
      <Link to="/list#end">end of the list</Link>
      <Link to="/machine">machine</Link>
      <Link to="/list#50%">half</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}

async function open() {
  render(<Site />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/list']}>{children}</MemoryRouter>,
  });
  const user = userEvent.setup();
  return { go: (name: string) => user.click(screen.getByText(name)) };
}

function scrollBy(top: number) {
  Object.assign(window, { scrollY: top });
  fireEvent.scroll(window);
}

beforeEach(() => {
  scrollTo.mockClear();
  Object.assign(window, { scrollTo, scrollY: 0, innerHeight: 700 });
  beLong(2_000);
});

it('does not scroll the first route', async () => {
  await open();
  expect(scrollTo).not.toHaveBeenCalled();
});

it('starts a new route at its top, and restores the position on Back', async () => {
  const { go } = await open();
  scrollBy(600);
  await go('machine');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  scrollBy(100);
  await go('back');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 600);
});

it('waits until the route is long enough, and does not record its own scrolling as the visitor’s', async () => {
  const { go } = await open();
  scrollBy(600);
  await go('machine');
  beLong(700); // the remote has rendered nothing yet
  await go('back');
  scrollBy(0); // the browser stays at 0, because the page is too short
  scrollTo.mockClear();
  beLong(2_000);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(scrollTo).toHaveBeenLastCalledWith(0, 600);
  await go('machine');
  await go('back');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 600);
});

it('gives up if the visitor scrolls before the route is long enough', async () => {
  const { go } = await open();
  scrollBy(600);
  await go('machine');
  beLong(700);
  await go('back');
  fireEvent.wheel(window);
  scrollTo.mockClear();
  beLong(2_000);
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(scrollTo).not.toHaveBeenCalled();
});

it('scrolls to the target of a fragment on another route, and leaves links inside a page to the browser', async () => {
  const target = document.body.appendChild(document.createElement('p'));
  target.id = 'end';
  const scrollIntoView = jest.fn();
  Object.assign(target, { scrollIntoView });
  const { go } = await open();
  await go('end of the list');
  expect(scrollIntoView).not.toHaveBeenCalled();
  await go('machine');
  await go('end of the list');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});

it('uses a fragment as it is if it cannot be decoded', async () => {
  const target = document.body.appendChild(document.createElement('p'));
  const scrollIntoView = jest.fn();
  Object.assign(target, { id: '50%', scrollIntoView });
  const { go } = await open();
  await go('machine');
  await go('half');
  expect(scrollIntoView).toHaveBeenCalled();
});
