import { jest } from '@jest/globals';
import { createLruCache } from './lru-cache';

it('removes the entry that was used least recently', () => {
  const cache = createLruCache<number>(2);
  cache.set('a', 1);
  cache.set('b', 2);
  cache.get('a');
  cache.set('c', 3);
  expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
});

it('gives a value until it expires', () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0);
  const cache = createLruCache<string>(2);
  cache.set('a', 'short', 1_000);
  cache.set('b', 'for ever');
  now.mockReturnValue(999);
  expect(cache.get('a')).toBe('short');
  now.mockReturnValue(1_000);
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 'for ever']);
});

it('replaces and deletes values', () => {
  const cache = createLruCache<number>(2);
  expect(cache.set('a', 1)).toBe(1);
  cache.set('a', 2);
  expect(cache.get('a')).toBe(2);
  cache.delete('a');
  expect(cache.get('a')).toBeUndefined();
});
