import { PRESS_PARTS, type RenderInput, type Release } from '@demo-evm/shared/contract';
import { jest } from '@jest/globals';
import { integrityOf } from '../../releases/integrity';
import { VOTING } from '../../testing/test-site';
import { languageOf } from './language-cookie';
import { isThrownByRenderer } from './render-in-context';
import { createViewRenderer, type RenderView } from './view-renderer';

const FILE = { integrity: '', bytes: 1, brotliBytes: 1 };
const RELEASE: Release = {
  ...VOTING,
  files: { 'first-view.js': FILE, 'first-press.js': FILE, 'app.css': FILE },
};
const INPUT: Omit<RenderInput, 'folder' | 'mounts'> = {
  path: '/demo/demo',
  language: 'mr',
  table: { PRESS: 'दाबा' },
  config: {
    bases: { auth: '/api', evm: '/api/evm', stat: '/api', upload: '', counter: null },
    voteIds: true,
    uploadKey: '',
    votingDays: {},
  },
  answers: { '/api/evm/evm/demo': { cname: 'आशा' } },
};

/** Makes a renderer for a remote with this code in its `first-view.js`, records failures, and counts reads of files. */
function withCode(code: string, press = 'answer()') {
  const failures: unknown[] = [];
  let readings = 0;
  const files: Record<string, string> = {
    'first-view.js': code,
    'first-press.js': press,
    'app.css': 'p{}',
  };
  const storage = {
    readFile: (_release: Release, file: string) => {
      readings += 1;
      const text = files[file];
      return text === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(text);
    },
  };
  const renderView = createViewRenderer(storage, (error) => failures.push(error));
  const released = { ...FILE, integrity: integrityOf(code) };
  const render: RenderView = ({ files: listed, ...release }, input) =>
    renderView(
      { ...release, files: 'first-view.js' in listed ? { ...listed, 'first-view.js': released } : listed },
      input,
    );
  return { render, renderView, failures, readings: () => readings };
}

const rendering = (body: string) => `var drawFirstView = (input) => { ${body} };`;

it('renders with the remote’s own code, and passes it all that its page gets', async () => {
  const { render, failures } = withCode(
    rendering(
      'return [input.folder, input.path, input.mounts, input.language, input.table.PRESS, input.answers["/api/evm/evm/demo"].cname].join()',
    ),
  );
  expect(await render(RELEASE, INPUT)).toEqual({
    folder: '/mfe-voting/1.0.0-bbb/',
    language: 'mr',
    html: '/mfe-voting/1.0.0-bbb/,/demo/demo,/demo/:vid,mr,दाबा,आशा',
    styles: { '/mfe-voting/1.0.0-bbb/app.css': 'p{}' },
    presses: ['answer()'],
    oldPress: undefined,
  });
  expect(failures).toEqual([]);
});

it('has the two parts of the script that answers presses', async () => {
  const { render } = withCode(rendering('return "x"'), `answer();${PRESS_PARTS}send();`);
  expect((await render(RELEASE, INPUT))?.presses).toEqual(['answer();', 'send();']);
});

it('knows the hash of a release’s script for browsers that are too old', async () => {
  const { render } = withCode(rendering('return "x"'));
  const files = { ...RELEASE.files, 'first-press-old.js': { ...FILE, integrity: 'sha256-old' } };
  expect((await render({ ...RELEASE, files }, INPUT))?.oldPress).toBe('sha256-old');
});

it('removes the title, which the page already has, and renames style attributes, which its policy refuses', async () => {
  const { render } = withCode(
    rendering(`return '<title>x</title><b style="--theme:#123456">style=&quot;</b>'`),
  );
  expect((await render(RELEASE, INPUT))?.html).toBe('<b data-style="--theme:#123456">style=&quot;</b>');
});

it.each([
  '<script type="application/json" id="page-data">{}</script>',
  "<SCRIPT\nID = 'early-answers'>{}</SCRIPT>",
  '<p class=x id=page-data>{}</p>',
])('uses no view with an element that stands in for the data of the page: %s', async (element) => {
  const { render, failures } = withCode(rendering(`return ${JSON.stringify(`<div>${element}</div>`)}`));
  expect(await render(RELEASE, INPUT)).toBeNull();
  expect(failures).toEqual([new Error('The view contains a data block of the page.')]);
});

it('uses a view with such an element as text', async () => {
  const html = '<b>&lt;script id=&quot;page-data&quot;&gt; id="page-data"</b><b id="page-data-1"></b>';
  const { render } = withCode(rendering(`return ${JSON.stringify(html)}`));
  expect((await render(RELEASE, INPUT))?.html).toBe(html);
});

it('reads a release once and renders the same view once', async () => {
  const { render, readings } = withCode(`var n = 0; ${rendering('return String(++n)')}`);
  const htmlOf = async (input: typeof INPUT) => (await render(RELEASE, input))?.html;
  expect([await htmlOf(INPUT), await htmlOf(INPUT)]).toEqual(['1', '1']);
  expect(await htmlOf({ ...INPUT, answers: { '/api/evm/evm/demo': { cname: 'रवि' } } })).toBe('2');
  expect(await htmlOf({ ...INPUT, language: 'hi' })).toBe('3');
  expect(readings()).toBe(3);
});

it.each([
  ['that is not a script', 'not a script'],
  ['that throws when it starts', 'throw new Error("at the start")'],
  ['that throws when it renders', rendering('throw new Error("while rendering")')],
  ['that renders nothing', rendering('return 5')],
  ['that does not end', rendering('for (;;);')],
  ['that needs Node', rendering('return process.version')],
  ['that makes code from text', rendering('return new Function("return 1")()')],
])('gives null for code %s, and reports the failure once', async (_what, code) => {
  const { render, failures } = withCode(code);
  expect([await render(RELEASE, INPUT), await render(RELEASE, INPUT)]).toEqual([null, null]);
  expect(failures).toHaveLength(1);
});

it('distinguishes errors of a remote’s code after its rendering from errors of the server', async () => {
  const { render } = withCode(rendering('return ""; '));
  expect(await render(RELEASE, INPUT)).toBeNull(); // an empty text means that the remote has no route for the path
  const later = Object.assign(new Error('later'), {
    stack: 'Error: later\n at /mfe-voting/1.0.0/first-view.js:1:5',
  });
  expect([
    isThrownByRenderer(later),
    isThrownByRenderer(new Error('ours')),
    isThrownByRenderer(null),
  ]).toEqual([true, false, false]);
});

it('pauses a release whose rendering did not end, and retries a failed view after a minute', async () => {
  jest.useFakeTimers();
  const hangs = withCode(rendering('for (;;);'));
  const other = { ...INPUT, path: '/demo/other' };
  expect([await hangs.render(RELEASE, INPUT), await hangs.render(RELEASE, other)]).toEqual([null, null]);
  expect(hangs.failures).toHaveLength(1);

  const throws = withCode(
    `var n = 0; ${rendering('if (n++ === 0) throw new Error("once"); return "rendered"')}`,
  );
  expect(await throws.render(RELEASE, INPUT)).toBeNull();
  expect((await throws.render(RELEASE, other))?.html).toBe('rendered');
  expect(await throws.render(RELEASE, INPUT)).toBeNull();
  jest.advanceTimersByTime(60_000);
  expect((await throws.render(RELEASE, INPUT))?.html).toBe('rendered');
  jest.useRealTimers();
});

it('renders nothing for a release without the files for rendering, or with a missing style sheet', async () => {
  const { render, failures } = withCode(rendering('return ""'));
  expect(await render(VOTING, INPUT)).toBeNull();
  expect(failures).toEqual([]);
  const firstLoad = { scripts: [], styles: ['lost.css'] };
  expect(await render({ ...RELEASE, version: '1.0.1', firstLoad }, INPUT)).toBeNull();
  expect(failures).toHaveLength(1);
});

it.each([
  ['language=hi', 'hi'],
  ['canary_bucket=7; language=en', 'en'],
  ['language=mr;x=1', 'mr'],
  ['my_language=hi', undefined],
  ['language=xx', undefined],
  [undefined, undefined],
])('reads the language in the cookies %p', (cookies, language) => {
  expect(languageOf(cookies)).toBe(language);
});

it('does not run code that was changed after its release', async () => {
  const { renderView, failures } = withCode(rendering('return "changed"'));
  const files = {
    ...RELEASE.files,
    'first-view.js': { ...FILE, integrity: integrityOf('the released code') },
  };
  expect(await renderView({ ...RELEASE, files }, INPUT)).toBeNull();
  expect(failures).toEqual([
    new Error('/mfe-voting/1.0.0-bbb/first-view.js is not the file that was released.'),
  ]);
});
