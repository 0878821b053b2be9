import { jest } from '@jest/globals';
import { holdAnswer, takeHeldAnswer } from './held-answers';

const url = new URL('https://evm.example/demo/demo');

afterEach(() => jest.useRealTimers());

it('gives a held answer once, and only for its address', () => {
  const answer = new Response();
  holdAnswer(url, answer);
  expect(takeHeldAnswer(new URL('/demo/other', url))).toBeUndefined();
  expect(takeHeldAnswer(url)).toBe(answer);
  expect(takeHeldAnswer(url)).toBeUndefined();
});

it('gives no answer that the browser did not ask for at once', () => {
  jest.useFakeTimers();
  holdAnswer(url, new Response());
  jest.advanceTimersByTime(60_000);
  expect(takeHeldAnswer(url)).toBeUndefined();
});
