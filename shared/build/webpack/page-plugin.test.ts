import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const PAGE = '<html><style>/*critical-css*/</style><script>/*early-script*/</script></html>';

const build = (files: Record<string, string>) =>
  buildFixture(
    {
      'src/main.js': '',
      'page/page.html': PAGE,
      'page/skeleton.css': '.skeleton { color: red }',
      'page/early.js': `import words from './early/words.json'; document.title = words.en; throw words;`,
      'page/early/words.json': '{ "en": "Hello" }',
      ...files,
    },
    { 'page-plugin.js': 'PagePlugin' },
    `{ plugins: [new PagePlugin(dir + '/page')] }`,
  );

it('puts styles, scripts and their texts into the page', () => {
  const { errors, files } = build({});
  expect(errors).toEqual([]);
  expect(files['page.html']).toMatch(/<style>.*\.skeleton\{color:red\}<\/style>/);
  expect(files['page.html']).toMatch(/<script>.*"Hello".*document\.title=.*<\/script>/);
  expect(files['page.html']).not.toContain('/*');
});

it('leaves out the indentation of the template', () => {
  const { files } = build({
    'page/page.html': PAGE.replace('<script>', '<p>Demo\n    EVM</p>\n  <script>'),
  });
  expect(files['page.html']).toContain('<p>Demo\nEVM</p>\n<script>');
});

it('fails a build whose page has no place for its styles or for one of its scripts', () => {
  expect(build({ 'page/page.html': '<html>/*early-script*/</html>' }).errors).toEqual([
    'PagePlugin: FIXTURE/page/page.html has no /*critical-css*/.',
  ]);
  expect(build({ 'page/late.js': '' }).errors).toEqual([
    'PagePlugin: FIXTURE/page/page.html has no /*late-script*/, so late.js would not run.',
  ]);
});
