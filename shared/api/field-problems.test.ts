import type { ApiError } from './call';
import { areOwnRefusals, fieldProblems } from './field-problems';

const refused = (detail: unknown, status = 422): ApiError => ({
  kind: 'refused',
  status,
  detail: undefined,
  body: { detail },
});
const problems = (error: ApiError, values: Record<string, unknown>) =>
  Object.fromEntries(fieldProblems(error, values));

it('reads each refused field of a form from a refusal of our own server', () => {
  const error = refused([
    { loc: ['body', 'name'], msg: 'must NOT have more than 200 characters', type: 'maxLength' },
    { loc: ['body', 'name'], msg: 'must match pattern "x"', type: 'pattern' },
    { loc: ['body', 'email'], msg: "must have required property 'email'", type: 'required' },
  ]);
  const values = { email: 'x', name: 'y' };
  expect(problems(error, values)).toEqual({
    name: { type: 'long', message: '200' },
    email: { type: 'missing' },
  });
  expect(areOwnRefusals(error, values)).toBe(true);
  expect(areOwnRefusals(error, { name: 'y' })).toBe(false);
});

it('keeps the words of another server', () => {
  const error = refused([{ loc: ['body', 'name', 'str'], msg: 'Too long', type: 'maxLength' }]);
  expect(problems(error, { name: '' })).toEqual({ name: { type: 'refused', message: 'Too long' } });
  expect(areOwnRefusals(error, { name: '' })).toBe(false);
});

it.each([
  [{ kind: 'offline' } as const],
  [refused([{ loc: ['body', 'name'], msg: 'x' }], 400)],
  [refused('text')],
  [refused([null, 'x', { loc: 'name' }, { loc: ['query', 'days'] }])],
  [{ kind: 'refused', status: 422, detail: undefined, body: '<html>' } as const],
])('reads nothing from %j', (error) => {
  expect(fieldProblems(error, { name: '' }).size).toBe(0);
  expect(areOwnRefusals(error, { name: '' })).toBe(false);
});
