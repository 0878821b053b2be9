import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

it('sets the hash of each script and style that a build loads by itself', () => {
  const { errors, files } = buildFixture(
    {
      'src/main.js': `import('./late.js');`,
      'src/late.js': `import './late.css';`,
      'src/late.css': 'p { color: red }',
    },
    { 'integrity-plugin.js': 'IntegrityPlugin', 'base-config.js': 'baseConfig' },
    `(({ module, plugins }) => ({ module, plugins: [...plugins, new IntegrityPlugin()], mode: 'development', devtool: false }))(
      baseConfig({ name: 'a', dir, output: dir + '/dist', mode: 'development' }))`,
  );
  expect(errors).toEqual([]);
  const { 'main.js': main = '' } = files;
  expect(main).toContain(`script.integrity = (globalThis.demoEvmIntegrity?.(script.src) ?? '');`);
  expect(main).toContain(`linkTag.integrity = (globalThis.demoEvmIntegrity?.(linkTag.href) ?? '');`);
});
