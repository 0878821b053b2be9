import { createIntegrityMap, publishIntegrity } from './integrity';

const IMPOSSIBLE_HASH = /^sha256-A{43}=$/;

it('knows the files of releases, also under the URL of a retry, and nothing else', () => {
  const map = createIntegrityMap();
  map.add('/mfe-x/1/', { 'app.js': 'sha256-x' });
  expect(map.hashOf('/mfe-x/1/app.js')).toBe('sha256-x');
  expect(map.hashOf('http://localhost/mfe-x/1/app.js?retry=1')).toBe('sha256-x');
  expect(map.hashOf('/mfe-x/1/other.js')).toMatch(IMPOSSIBLE_HASH);
  expect(map.hashOf('/mfe-x/2/app.js')).toMatch(IMPOSSIBLE_HASH);
  expect(map.hashOf('https://elsewhere.example/mfe-x/1/app.js')).toMatch(IMPOSSIBLE_HASH);
});

it('leaves only a developer’s files unchecked', () => {
  const map = createIntegrityMap();
  map.add('http://localhost:3001/', null);
  expect(map.hashOf('http://localhost:3001/app.js')).toBe('');
  expect(map.hashOf('http://localhost:30011/app.js')).toMatch(IMPOSSIBLE_HASH);
});

it('is available to every build under a global name', () => {
  const map = createIntegrityMap();
  publishIntegrity(map);
  expect(globalThis).toHaveProperty('demoEvmIntegrity', map.hashOf);
});
