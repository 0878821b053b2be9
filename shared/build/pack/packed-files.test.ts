import fs from 'node:fs';
import path from 'node:path';
import { isPacked } from './packed-files';

const SHARED = path.resolve(__dirname, '../..');

it.each([
  'domain/index.ts',
  'ui/translations/hi.json',
  'ui/page/page.module.css',
  'testing/render-with-host.tsx',
  'build/floor/floor.js',
  'build/new-remote/bin.js',
  'build/new-remote/run-in-repository.ts',
  'build/new-remote/template/src/app.test.tsx',
])('packs %s', (file) => {
  expect(isPacked(file)).toBe(true);
});

it.each([
  'domain/press.test.ts',
  'votes/testing/vote-server.ts',
  'testing/mail-server.ts',
  'build/floor/newer-names.ts',
  'build/mutation/run.ts',
  'build/new-remote/run.ts',
  'build/new-remote/template/tsconfig.json',
  'build/webpack/testing/build-fixture.ts',
  'jest.config.js',
])('leaves out %s', (file) => {
  expect(isPacked(file)).toBe(false);
});

it('packs every door but that of the server', () => {
  const { exports } = JSON.parse(fs.readFileSync(path.join(SHARED, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string>>;
  };
  const leftOut = Object.keys(exports).filter((door) => !isPacked((exports[door] ?? '').replace('./', '')));
  expect(leftOut).toEqual(['./testing/mail-server']);
});
