import { createKeptList } from './kept-list';

const list = createKeptList<string>('letters');

it('keeps items in their order for the next page, until they are forgotten', () => {
  expect(list.all()).toEqual([]);
  expect(list.keep(['a', 'b'])).toBe(true);
  createKeptList<string>('letters').keep(['c']);
  expect(list.all()).toEqual(['a', 'b', 'c']);
  list.forget((letter) => letter === 'b');
  expect(list.all()).toEqual(['a', 'c']);
  list.forget(() => true);
  expect(localStorage).toHaveLength(0);
});

it('says that storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(list.keep(['a'])).toBe(false);
  expect(list.all()).toEqual([]);
});
