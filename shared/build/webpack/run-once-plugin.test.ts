import vm from 'node:vm';
import { buildFixture } from './testing/build-fixture';

jest.setTimeout(30_000);

const build = (file: string) =>
  buildFixture(
    { 'src/main.js': 'self.runs += 1;' },
    { 'run-once-plugin.js': 'RunOncePlugin' },
    `{ plugins: [new RunOncePlugin('${file}', 'watchdog')] }`,
  );

it('runs a bundle only if the watchdog of the page allows it', () => {
  const { errors, files } = build('main.js');
  expect(errors).toEqual([]);
  const runsWith = (watchdog?: object) => {
    const self = { runs: 0, watchdog };
    vm.runInNewContext(files['main.js'] ?? '', { self });
    return self.runs;
  };
  expect(runsWith()).toBe(1);
  expect(runsWith({ mayRun: () => true })).toBe(1);
  expect(runsWith({ mayRun: () => false })).toBe(0);
});

it('fails a build without the bundle', () => {
  expect(build('shell.js').errors).toEqual([
    'RunOncePlugin: the build has no shell.js, so the watchdog could not stop a second copy.',
  ]);
});
