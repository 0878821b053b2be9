import { act, render, screen } from '@testing-library/react';
import { useLate } from './use-late';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Late({ load }: { readonly load: () => Promise<{ readonly text: string }> }) {
  const loaded = useLate(load);
  return <p>{loaded === null ? 'waits' : loaded === 'missing' ? 'missing' : loaded.text}</p>;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('shows the code once it is loaded', async () => {
  const load = jest.fn(() => Promise.resolve({ text: 'the code' }));
  render(<Late load={load} />);
  screen.getByText('waits');
  await pass(0);
  screen.getByText('the code');
});

it('tries again after 3 and after 6 more seconds when the code cannot be loaded', async () => {
  const load = jest.fn<Promise<{ readonly text: string }>, []>(() => Promise.reject(new Error('no network')));
  render(<Late load={load} />);
  await pass(0);
  screen.getByText('missing');
  await pass(3_000);
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue({ text: 'the code' });
  await pass(5_999);
  screen.getByText('missing');
  await pass(1);
  screen.getByText('the code');
});

it('tries no more once it is gone', async () => {
  const load = jest.fn(() => Promise.reject(new Error('no network')));
  const { unmount } = render(<Late load={load} />);
  await pass(0);
  unmount();
  await pass(120_000);
  expect(load).toHaveBeenCalledTimes(1);
});
