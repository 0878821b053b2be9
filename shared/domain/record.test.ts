import { isRecord } from './record';
import { failure, success } from './result';

it('takes an object for a record', () => expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]));

it.each([null, undefined, 'text', 5, true, [], () => 1])('takes %p for no record', (value) => {
  expect(isRecord(value)).toBe(false);
});

it('says with a result whether it is one, and which', () => {
  expect([success(1), failure('offline')]).toEqual([
    { ok: true, value: 1 },
    { ok: false, error: 'offline' },
  ]);
});
