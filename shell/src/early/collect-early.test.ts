import { collectEarly } from './collect-early';

afterEach(() => {
  globalThis.demoEvmEarly = undefined;
  jest.useRealTimers();
});

it('has the answers of the HTML and the answers to the inline script’s requests', async () => {
  globalThis.demoEvmEarly = { '/words/hi.json': Promise.resolve({ SHARE: 'शेयर' }) };
  const { answers: early, isComplete } = await collectEarly({ '/api/evm/evm/x': null }, 300)();
  expect(isComplete).toBe(true);
  expect(early.peek('/words/hi.json')).toEqual({ SHARE: 'शेयर' });
  expect(early.take('/api/evm/evm/x')).toBeNull();
});

it('keeps the answers that came while the remote loaded, and waits a moment for the rest', async () => {
  jest.useFakeTimers();
  globalThis.demoEvmEarly = {
    '/in-time': new Promise((resolve) => setTimeout(() => resolve('here'), 900)),
    '/slow': new Promise(() => undefined),
  };
  const settle = collectEarly({}, 300);
  await jest.advanceTimersByTimeAsync(1_000);
  const settling = settle();
  await jest.advanceTimersByTimeAsync(300);
  const { answers: early, isComplete } = await settling;
  expect(isComplete).toBe(false);
  expect(early.peek('/in-time')).toBe('here');
  expect(early.peek('/slow')).toBeUndefined();
});

it('works on a page without an inline script', async () => {
  expect((await collectEarly({}, 300)()).answers.peek('/x')).toBeUndefined();
});
