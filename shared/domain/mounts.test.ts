import { machinePath } from './machine-path';
import { mountedAt, mountsMeet } from './mounts';
import { vidOfPath } from './vid';

it('finds the app that is mounted at a path', () => {
  const admin = { mounts: ['/auth', '/auth/new'] };
  for (const path of ['/auth', '/auth/', '/auth//', '/Auth', '/auth/new/']) {
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

it('knows no machine with an empty vid: slashes at the end make no difference', () => {
  const voting = { mounts: ['/demo/:vid'] };
  for (const [path, vid] of [
    ['/demo/', 'demo'],
    ['/demo//', 'demo'],
    ['//', 'demo'],
    ['/demo/asha//', 'asha'],
  ] as const)
    expect([path, mountedAt(path, [voting]), vidOfPath(path)]).toEqual([path, voting, vid]);
  expect(mountedAt('/create//', [{ mounts: ['/create/:id'] }])).toBeUndefined();
});
