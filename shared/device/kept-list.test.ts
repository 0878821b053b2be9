import { createKeptList } from './kept-list';

const list = createKeptList<string>('letters');

it('keeps items in their order for the next page, and forgets the oldest', () => {
  expect(list.all()).toEqual([]);
  list.keep(['a', 'b']);
  createKeptList<string>('letters').keep(['c']);
  expect(list.all()).toEqual(['a', 'b', 'c']);
  list.forget(2);
  expect(list.all()).toEqual(['c']);
  list.forget(1);
  expect(localStorage).toHaveLength(0);
});

it('has no items where storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  list.keep(['a']);
  expect(list.all()).toEqual([]);
});
