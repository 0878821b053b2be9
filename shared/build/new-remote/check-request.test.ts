import { freePort, refusalOfRemote } from './check-request';

const REMOTES = [
  { module: 'mfe-create', mounts: ['/create'], port: 3001 },
  { module: 'mfe-voting', mounts: ['/demo/:vid'], port: 3003 },
];

const refusal = (name: string, route: string) =>
  refusalOfRemote(name, route, ['docs', 'mfe-create', 'mfe-voting'], REMOTES);

it.each([
  ['mfe-results', '/results'],
  ['mfe-booth-results', '/results/:vid'],
  ['mfe-q2', '/demos'],
])('accepts %s at %s', (name, route) => {
  expect(refusal(name, route)).toBeNull();
});

it.each([
  ['', '/results', 'A remote is called mfe-… in small letters'],
  ['results', '/results', '"results" is not.'],
  ['mfe-Results', '/results', '"mfe-Results" is not.'],
  ['mfe-2026', '/results', '"mfe-2026" is not.'],
  ['mfe-a--b', '/results', '"mfe-a--b" is not.'],
  ['mfe-a/../b', '/results', '"mfe-a/../b" is not.'],
  ['mfe-create', '/results', 'There is a package mfe-create already.'],
  ['mfe-results', '', 'A route is a path in small letters'],
  ['mfe-results', 'results', '"results" is not.'],
  ['mfe-results', '/results/', '"/results/" is not.'],
  ['mfe-results', "/res'ults", 'is not.'],
  ['mfe-results', '/', '"/" is not.'],
  ['mfe-results', '/api/results', 'the server answers such addresses itself.'],
  ['mfe-results', '/staff', 'the server answers such addresses itself.'],
  ['mfe-results', '/:page', 'the server answers such addresses itself.'],
  ['mfe-results', '/mr', '/mr cannot be a route: it leads to /demo/mr.'],
  ['mfe-results', '/create', 'mfe-create answers /create already, at /create.'],
  ['mfe-results', '/demo/results', 'mfe-voting answers /demo/results already, at /demo/:vid.'],
])('refuses %j at %j with a sentence', (name, route, sentence) => {
  expect(refusal(name, route)).toContain(sentence);
});

it('gives the first port that no remote uses', () => {
  expect(freePort(REMOTES)).toBe(3002);
  expect(freePort([])).toBe(3001);
});
