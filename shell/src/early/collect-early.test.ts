import { collectEarly } from './collect-early';

afterEach(() => {
  globalThis.demoEvmEarly = undefined;
  jest.useRealTimers();
});

it('has what is in the HTML and what the inline script was answered', async () => {
  globalThis.demoEvmEarly = { '/words/hi.json': Promise.resolve({ SHARE: 'शेयर' }) };
  const early = await collectEarly({ '/api/evm/evm/x': null });
  expect(early.peek('/words/hi.json')).toEqual({ SHARE: 'शेयर' });
  expect(early.take('/api/evm/evm/x')).toBeNull();
});

it('waits for no answer that is late', async () => {
  jest.useFakeTimers();
  globalThis.demoEvmEarly = { '/slow': new Promise(() => undefined) };
  const collecting = collectEarly({});
  await jest.advanceTimersByTimeAsync(300);
  expect((await collecting).peek('/slow')).toBeUndefined();
});

it('works on a page without an inline script', async () => {
  expect((await collectEarly({})).peek('/x')).toBeUndefined();
});
