import { readPage, successorOf } from './read-page';
import { pageHtml, remote } from './testing/page-html';

it('reads the releases, the first files and the hashes of a page', () => {
  const read = readPage(
    pageHtml(
      {},
      `<script defer data-shell src="/shell/1/shell.js" integrity="sha256-shell"></script>
       <link rel="preload" as="script" href="/mfe-voting/1/app.js" integrity="sha256-app-1">
       <link rel="icon" href="/icon.svg" />`,
    ),
  );
  expect(read).toMatchObject({
    folders: ['/mfe-voting/1/', '/shell/1/'],
    canaries: [],
    firstFiles: [
      { url: '/shell/1/shell.js', integrity: 'sha256-shell' },
      { url: '/mfe-voting/1/app.js', integrity: 'sha256-app-1' },
    ],
    isIncomplete: false,
    isPrivate: false,
  });
  expect(read?.hashesOf('/mfe-voting/1/')).toEqual({ 'app.js': 'sha256-app-1' });
  expect(read?.hashesOf('/mfe-bihar/1/')).toEqual({});
});

it('knows canaries, of remotes and of the shell, and keeps the files that replace a failed one', () => {
  const shell = { version: '2', folder: '/shell/2/', integrity: {}, isCanary: true } as const;
  const read = readPage(pageHtml({ shell, remotes: [remote('2', { fallback: remote('1') })] }));
  expect(read?.canaries).toEqual(['/shell/2/', '/mfe-voting/2/']);
  expect(read?.allFolders).toEqual(['/shell/2/', '/mfe-voting/2/', '/mfe-voting/1/']);
  expect(read?.folders).toEqual(['/mfe-voting/2/', '/shell/2/']);
});

it('distinguishes two pages that differ only in their machine', () => {
  const [one, same, other] = [{ cname: 'आशा' }, { cname: 'आशा' }, { cname: 'उषा' }].map(
    (machine) => readPage(pageHtml({}, '', { '/api/evm/evm/x': machine }))?.blocks,
  );
  expect(one).toBe(same);
  expect(one).not.toBe(other);
});

it('recognises a page whose machine is missing, and a page that search engines must not list', () => {
  const early = { language: 'hi' as const, tables: {}, calls: ['/api/evm/evm/x'] };
  expect(readPage(pageHtml({ early }))?.isIncomplete).toBe(true);
  expect(readPage(pageHtml({}, '<meta name="robots" content="noindex">'))?.isPrivate).toBe(true);
});

it('does not treat the page of a hotspot as a page of this site', () => {
  expect(readPage('<title>Log in to the Wi-Fi</title>')).toBeNull();
});

it('learns nothing from a page that does not use the worker, such as the preview of a release', () => {
  expect(readPage(pageHtml({ isWorkerOff: true }))).toBeNull();
});

it('finds the file of a newer release that has the same name', () => {
  const folders = ['/mfe-voting/2/', '/shell/1/'];
  expect(successorOf('/mfe-voting/1/assets/i18n/hi.json', { folders })).toBe(
    '/mfe-voting/2/assets/i18n/hi.json',
  );
  expect(successorOf('/shell/1/shell.js', { folders })).toBeNull();
  expect(successorOf('/mfe-bihar/1/app.js', { folders })).toBeNull();
});
