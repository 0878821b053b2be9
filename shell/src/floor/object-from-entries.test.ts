import { fromEntries } from './object-from-entries';

/** Evaluates the module again, as a new page does. */
const evaluateAgain = () =>
  jest.isolateModulesAsync(async () => {
    await import('./object-from-entries');
  });

it('gives the same object as the platform’s own', () => {
  const pairs = new Map<string, unknown>([
    ['a', 1],
    ['b', undefined],
    ['2', [3]],
  ]);
  expect(fromEntries(pairs)).toStrictEqual(Object.fromEntries(pairs));
  expect(fromEntries([...pairs, ['a', 4]])).toStrictEqual(Object.fromEntries([...pairs, ['a', 4]]));
});

it('is added only to a browser that has no Object.fromEntries', async () => {
  const own = Object.getOwnPropertyDescriptor(Object, 'fromEntries');
  await evaluateAgain();
  expect(Object.getOwnPropertyDescriptor(Object, 'fromEntries')).toStrictEqual(own);
  Reflect.deleteProperty(Object, 'fromEntries');
  try {
    await evaluateAgain();
    expect(Object.fromEntries([['a', 1]])).toStrictEqual({ a: 1 });
  } finally {
    Object.defineProperty(Object, 'fromEntries', own ?? {});
  }
});
