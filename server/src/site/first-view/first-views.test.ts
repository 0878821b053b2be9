import type { RenderInput, Release } from '@demo-evm/shared/contract';
import { jest } from '@jest/globals';
import { VOTING } from '../../testing/test-site';
import { isOfDrawing } from './draw-in-context';
import { createFirstViews } from './first-views';
import { keepSome } from './keep-some';
import { languageOf } from './language-cookie';

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

/** First views of a remote whose `first-view.js` is this. */
function withCode(code: string) {
  const failures: unknown[] = [];
  let readings = 0;
  const files: Record<string, string> = {
    'first-view.js': code,
    'first-press.js': 'answer()',
    'app.css': 'p{}',
  };
  const store = {
    readFile: (_release: Release, file: string) => {
      readings += 1;
      const text = files[file];
      return text === undefined ? Promise.reject(new Error(`no ${file}`)) : Promise.resolve(text);
    },
  };
  const draw = createFirstViews(store, (error) => failures.push(error));
  return { draw, failures, readings: () => readings };
}

const drawing = (body: string) => `var drawFirstView = (input) => { ${body} };`;

it('draws by the remote’s own code, with all that its page is given', async () => {
  const { draw, failures } = withCode(
    drawing(
      'return [input.folder, input.path, input.mounts, input.language, input.table.PRESS, input.answers["/api/evm/evm/demo"].cname].join()',
    ),
  );
  expect(await draw(RELEASE, INPUT)).toEqual({
    folder: '/mfe-voting/1.0.0-bbb/',
    language: 'mr',
    html: '/mfe-voting/1.0.0-bbb/,/demo/demo,/demo/:vid,mr,दाबा,आशा',
    styles: { '/mfe-voting/1.0.0-bbb/app.css': 'p{}' },
    press: 'answer()',
  });
  expect(failures).toEqual([]);
});

it('takes the title out, which the page has, and style attributes, which its policy refuses', async () => {
  const { draw } = withCode(drawing(`return '<title>x</title><b style="--theme:#123456">style=&quot;</b>'`));
  expect((await draw(RELEASE, INPUT))?.html).toBe('<b data-style="--theme:#123456">style=&quot;</b>');
});

it('reads a release once and draws the same view once', async () => {
  const { draw, readings } = withCode(`var n = 0; ${drawing('return String(++n)')}`);
  const drawn = async (input: typeof INPUT) => (await draw(RELEASE, input))?.html;
  expect([await drawn(INPUT), await drawn(INPUT)]).toEqual(['1', '1']);
  expect(await drawn({ ...INPUT, answers: { '/api/evm/evm/demo': { cname: 'रवि' } } })).toBe('2');
  expect(await drawn({ ...INPUT, language: 'hi' })).toBe('3');
  expect(readings()).toBe(3);
});

it.each([
  ['that is no script', 'not a script'],
  ['that throws when it starts', 'throw new Error("at the start")'],
  ['that throws when it draws', drawing('throw new Error("while drawing")')],
  ['that draws nothing', drawing('return 5')],
  ['that does not end', drawing('for (;;);')],
  ['that needs Node', drawing('return process.version')],
  ['that makes code of text', drawing('return new Function("return 1")()')],
])('leaves the page its skeleton for code %s, and says so once', async (_what, code) => {
  const { draw, failures } = withCode(code);
  expect([await draw(RELEASE, INPUT), await draw(RELEASE, INPUT)]).toEqual([null, null]);
  expect(failures).toHaveLength(1);
});

it('knows what a remote’s code throws after it has drawn from what the server throws', async () => {
  const { draw } = withCode(drawing('return ""; '));
  expect(await draw(RELEASE, INPUT)).toBeNull(); // nothing was drawn
  const later = Object.assign(new Error('later'), {
    stack: 'Error: later\n at /mfe-voting/1.0.0/first-view.js:1:5',
  });
  expect([isOfDrawing(later), isOfDrawing(new Error('ours')), isOfDrawing(null)]).toEqual([
    true,
    false,
    false,
  ]);
});

it('does not try a release again whose drawing did not end, and a view that failed once a minute', async () => {
  jest.useFakeTimers();
  const hangs = withCode(drawing('for (;;);'));
  const other = { ...INPUT, path: '/demo/other' };
  expect([await hangs.draw(RELEASE, INPUT), await hangs.draw(RELEASE, other)]).toEqual([null, null]);
  expect(hangs.failures).toHaveLength(1);

  const throws = withCode(`var n = 0; ${drawing('if (n++ === 0) throw new Error("once"); return "drawn"')}`);
  expect(await throws.draw(RELEASE, INPUT)).toBeNull();
  expect((await throws.draw(RELEASE, other))?.html).toBe('drawn');
  expect(await throws.draw(RELEASE, INPUT)).toBeNull();
  jest.advanceTimersByTime(60_000);
  expect((await throws.draw(RELEASE, INPUT))?.html).toBe('drawn');
  jest.useRealTimers();
});

it('draws nothing for a release without the files, or that has lost one', async () => {
  const { draw, failures } = withCode(drawing('return ""'));
  expect(await draw(VOTING, INPUT)).toBeNull();
  expect(failures).toEqual([]);
  const firstLoad = { scripts: [], styles: ['lost.css'] };
  expect(await draw({ ...RELEASE, version: '1.0.1', firstLoad }, INPUT)).toBeNull();
  expect(failures).toHaveLength(1);
});

it('forgets what has not been asked for longest', () => {
  const kept = keepSome<number>(2);
  let made = 0;
  const find = (key: string) => kept.find(key, () => ++made);
  expect([find('a'), find('b'), find('a'), find('c'), find('a'), find('b')]).toEqual([1, 2, 1, 3, 1, 4]);
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
