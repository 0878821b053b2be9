import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const build = (options: string) =>
  buildFixture(
    { 'src/main.js': `this.logger?.log('a debug message'); document.title = globalThis.title ?? 'none';` },
    { 'minify-scripts.js': 'minifyScripts' },
    `{ optimization: { minimizer: [minifyScripts(${options})] } }`,
  ).files['main.js'];

it('writes the syntax and the globals of the oldest supported browsers', () => {
  const script = build('');
  expect(script).toContain('self.title');
  expect(script).not.toContain('??');
});

it('keeps newer syntax and `globalThis` in code for the site host', () => {
  const script = build("'site host'");
  expect(script).toContain('globalThis.title??');
});

it('asks Chromium to compile all functions while it reads the script, and asks no old browser and no site host', () => {
  expect(build('')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
  expect(build("'old browser'")).not.toContain('allFunctionsCalledOnLoad');
  expect(build("'site host'")).not.toContain('allFunctionsCalledOnLoad');
});
