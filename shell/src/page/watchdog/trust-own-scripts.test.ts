import { trustHtml, trustOwnScripts } from './trust-own-scripts';

interface Rules {
  readonly createScriptURL: (url: string) => string | null;
  readonly createHTML: (html: string) => string | null;
}

let policies: Record<string, Rules>;

beforeEach(() => {
  policies = {};
  const createPolicy = (name: string, rules: Rules) => (policies[name] = rules);
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'trustedTypes'));

it.each([
  '/sw.js',
  '/shell/1.0.0-0a1b2c3d4e/shell.js?retry=1',
  '/mfe-voting/1.0.0-0a1b2c3d4e/early-slip.js',
  `${location.origin}/mfe-admin/1.0.0-0a1b2c3d4e/assets/qr.js`,
  'http://developer.example:3001/app.js', // a developer's remote, if the Content-Security-Policy allows the origin
])('allows the script %s', (url) => {
  trustOwnScripts();
  expect(policies['default']?.createScriptURL(url)).toBe(url);
});

it.each([
  '/files/0a1b2c3d4e.js',
  '/api/evm/evm/demo',
  '/mfe-voting/1.0.0-0a1b2c3d4e/../../files/1.js',
  '/mfe-voting/1.0.0-0a1b2c3d4e/app.css',
])('refuses %s as a script', (url) => {
  trustOwnScripts();
  expect(policies['default']?.createScriptURL(url)).toBeNull();
});

it('allows as HTML the empty text, or the one text of the page that is shown', () => {
  trustOwnScripts();
  const parse = (html: string) => policies['default']?.createHTML(html);
  expect([parse(''), parse('<p>Asha</p>')]).toEqual(['', null]);
  expect(parse(trustHtml('<p>Your browser is too old</p>'))).toBe('<p>Your browser is too old</p>');
  expect(parse('<p>Asha</p>')).toBeNull();
});

it('does nothing in a browser without Trusted Types', () => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
  expect(trustOwnScripts).not.toThrow();
});
