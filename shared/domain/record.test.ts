import { isRecord } from './record';
import { failure, success } from './result';

it('accepts an object as a record', () => expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]));

it.each([null, undefined, 'text', 5, true, [], () => 1])('does not accept %p as a record', (value) => {
  expect(isRecord(value)).toBe(false);
});

it('makes results of success and failure', () => {
  expect([success(1), failure('offline')]).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: 'offline' },
  ]);
});
