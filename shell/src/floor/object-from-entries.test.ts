import { fromEntries } from './object-from-entries';

/** As a page does that opens. */
const loadAnew = () =>
  jest.isolateModulesAsync(async () => {
    await import('./object-from-entries');
  });

it('makes what the platform makes of the same pairs', () => {
  const pairs = new Map<string, unknown>([
    ['a', 1],
    ['b', undefined],
    ['2', [3]],
  ]);
  expect(fromEntries(pairs)).toStrictEqual(Object.fromEntries(pairs));
  expect(fromEntries([...pairs, ['a', 4]])).toStrictEqual(Object.fromEntries([...pairs, ['a', 4]]));
});

it('stands in where a browser has none, and nowhere else', async () => {
  const own = Object.getOwnPropertyDescriptor(Object, 'fromEntries');
  await loadAnew();
  expect(Object.getOwnPropertyDescriptor(Object, 'fromEntries')).toStrictEqual(own);
  Reflect.deleteProperty(Object, 'fromEntries');
  try {
    await loadAnew();
    expect(Object.fromEntries([['a', 1]])).toStrictEqual({ a: 1 });
  } finally {
    Object.defineProperty(Object, 'fromEntries', own ?? {});
  }
});
