import { machinePath } from './machine-path';
import { mountedAt, mountsMeet } from './mounts';

it('finds the app that is mounted at a path', () => {
  const admin = { mounts: ['/auth', '/auth/new'] };
  for (const path of ['/auth', '/auth/', '/Auth', '/auth/new/']) {
    expect(mountedAt(path, [{ mounts: [] }, { mounts: ['/other'] }, admin])).toBe(admin);
  }
  for (const path of ['/auth/old', '/authx', '/x/auth', '/new']) {
    expect(mountedAt(path, [{}, admin])).toBeUndefined();
  }
});

it.each([
  ['/demo/:vid', '/demo/:id', true],
  ['/demo/:vid', '/demo/help', true],
  ['/Auth/', '/auth', true],
  ['/:page', '/auth', true],
  ['/auth', '/create', false],
  ['/demo/:vid', '/demo', false],
  ['/demo/:vid', '/other/:vid', false],
  ['/demo/:vid', '/demo/:vid/x', false],
])('tells whether one address can match both %s and %s: %p', (one, other, meet) => {
  expect([mountsMeet(one, other), mountsMeet(other, one)]).toEqual([meet, meet]);
});

it('percent-encodes the vid of a machine in the URL of its calls', () => {
  expect(machinePath('https://api.example', 'count/', 'a/b')).toBe('https://api.example/evm/count/a%2Fb');
});
