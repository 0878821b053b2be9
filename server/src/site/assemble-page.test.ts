import { createHash } from 'node:crypto';
import { SHELL, VOTING } from '../testing/test-site';
import { assemblePage, supportsHydration } from './assemble-page';

const config = {
  bases: {
    auth: 'https://api.example/v1',
    evm: 'https://api.example/v1/evm',
    stat: '/api',
    upload: '',
    counter: null,
  },
  voteIds: false,
  uploadKey: '',
  votingDays: {},
};
const settings = { config, overrideOrigins: [], eventsUrl: '/events' };
const site = {
  id: '1',
  revision: 1,
  shell: SHELL,
  template: '<!--head--><style>a{}</style><!--data--><script>early()</script>',
  styles: 'b{}',
  remotes: [VOTING],
  fallbacks: new Map(),
  tables: new Map(),
};
const opened = {
  remote: VOTING,
  link: {
    title: 't',
    description: 'd',
    language: 'mr',
    url: 'https://x/',
    image: { url: 'https://x/i.png', alt: 'a' },
    isMissing: false,
    isIndexed: true,
  },
  manifest: '/manifest.webmanifest?page=%2F',
  early: { language: 'mr', tables: {}, calls: [] },
  answers: {},
} as const;

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('escapes data that could end its script element', () => {
  const bases = { ...config.bases, stat: '</script><script>alert(1)</script>' };
  const hostile = { ...settings, config: { ...config, bases } };
  const machine = { cname: '</script><script>alert(1)</script>' };
  const { html } = assemblePage(site, hostile, { ...opened, answers: { '/api/evm/evm/x': machine } });
  expect(html.match(/<\/script>/g)).toHaveLength(4); // the shell's script, the inline script, and two JSON blocks
});

it('allows calls to the configured APIs, and names each origin once', () => {
  expect(assemblePage(site, settings, opened).policy).toContain("connect-src 'self' https://api.example;");
});

it('allows a developer’s files and an events URL that the configuration names', () => {
  const origin = 'http://localhost:3001';
  const open = { ...settings, overrideOrigins: [origin], eventsUrl: 'https://events.example/in' };
  const { policy } = assemblePage(site, open, opened);
  expect(policy).toMatch(new RegExp(`script-src 'self' '[^;]*' ${origin};`));
  expect(policy).toContain(`connect-src 'self' https://api.example https://events.example ${origin};`);
});

it('allows inline scripts and styles of the page by their hash', () => {
  const { html, policy } = assemblePage(site, settings, opened);
  expect(html).toContain('<style>b{}</style>');
  expect(policy).toContain(`script-src 'self' ${hash('early()')};`);
  expect(policy).toContain(`style-src 'self' ${hash('b{}')} ${hash('a{}')};`);
});

it('has the browser enforce Trusted Types if every release of the page, and every fallback, is built for that', () => {
  const [shell, voting] = [SHELL, VOTING].map((release) => ({ ...release, usesTrustedTypes: true }));
  const current = { ...site, shell: shell ?? SHELL, remotes: [voting ?? VOTING] };
  const required = (releases: typeof current) =>
    assemblePage(releases, settings, opened).policy.includes(
      "; require-trusted-types-for 'script'; trusted-types default slip",
    );
  expect(required(current)).toBe(true);
  expect(required({ ...current, shell: SHELL })).toBe(false);
  expect(required({ ...current, remotes: [...current.remotes, VOTING] })).toBe(false);
  expect(required({ ...current, fallbacks: new Map([['mfe-voting', VOTING]]) })).toBe(false);
});

it('has a machine in the skeleton of a page that begins with a machine', () => {
  const skeletonOf = (remote: typeof VOTING) => {
    const template = '<!--head--><div id="skeleton"></div><div id="root"></div><!--data-->';
    return /<div id="skeleton"[^]*?>/.exec(
      assemblePage({ ...site, template }, settings, { ...opened, remote }).html,
    )?.[0];
  };
  const files = { ...VOTING.files, 'first-view.js': { bytes: 1, brotliBytes: 1, integrity: '' } };
  expect(skeletonOf({ ...VOTING, files })).toBe('<div id="skeleton" data-machine>');
  expect(skeletonOf(VOTING)).toBe('<div id="skeleton">');
});

describe('with a server-rendered view', () => {
  const view = {
    folder: '/mfe-voting/1.0.0-bbb/',
    language: 'hi',
    html: '<b data-style="color:red">$&</b>',
    styles: { '/mfe-voting/1.0.0-bbb/app.css': 'i{}' },
    presses: ['answer()'],
    oldPress: undefined,
  } as const;
  const template = '<html lang="mr"><!--head--><div id="root"></div><!--data-->';

  it('has the view in the mount point, in its language, with its styles and script inlined', () => {
    const { html, policy } = assemblePage({ ...site, template }, settings, opened, view);
    expect(html).toContain(
      `<style data-href="/mfe-voting/1.0.0-bbb/app.css">i{}</style>\n    <style>[data-style="color:red"]{color:red}</style>\n    <div id="root" data-drawn="/mfe-voting/1.0.0-bbb/" data-language="hi"><b data-style="color:red">$&</b></div>\n    <script>answer()</script>`,
    );
    expect(html).toContain('<html lang="hi">');
    expect(html).not.toContain('as="style"');
    expect(policy).toContain(hash('i{}'));
    expect(policy).toContain(hash('[data-style="color:red"]{color:red}'));
    expect(policy).toContain(hash('answer()'));
  });

  it('requests the pictures of the view before the view', () => {
    const html = '<i data-style="background-image:url(&quot;/a.png&quot;)"></i>';
    const page = assemblePage({ ...site, template }, settings, opened, { ...view, html });
    const script = /<script>([^<]*\["\/a\.png"\][^<]*)<\/script>\s*<div id="root"/.exec(page.html)?.[1];
    expect(page.policy).toContain(hash(script ?? ''));
  });

  it('has the second part of the script behind the data, and the place where the shell shows the view before it', () => {
    const showing = '<!--head--><div id="root"></div><script>show()</script><!--data-->';
    const presses = ['answer()', 'send()'];
    const { html, policy } = assemblePage({ ...site, template: showing }, settings, opened, {
      ...view,
      presses,
    });
    const scripts = [...html.matchAll(/<script(?: [^>]*)?>(\w+\(\)|\{)/g)].map(([, text]) => text);
    expect(scripts).toEqual(['answer()', 'show()', '{', '{', 'send()']); // the JSON blocks are before the last one
    for (const press of presses) expect(policy).toContain(hash(press));
  });

  it('allows no script or style that stands in the data of a page', () => {
    const html = '<script>alert(1)</script><style>body{background:red}</style>';
    const link = { ...opened.link, title: '</title><script>alert(2)</script>' };
    const page = assemblePage({ ...site, template }, settings, { ...opened, link }, { ...view, html });
    expect(page.html).toContain('<script>alert(1)</script>');
    for (const injected of ['alert(1)', 'alert(2)', 'body{background:red}'])
      expect(page.policy).not.toContain(hash(injected));
  });

  it('has the hash of the script for browsers that are too old, but not the script itself', () => {
    const page = assemblePage({ ...site, template }, settings, opened, { ...view, oldPress: 'sha256-old' });
    expect(page.html).toContain('data-language="hi" data-old="sha256-old">');
    expect(page.html).not.toContain('first-press-old');
  });

  it('has the files of the app and the styles of the shell behind the view, inert, where the shell has a place for them', () => {
    const withPlace = `${template}<!--late-files--><script>early()</script>`;
    const { html, policy } = assemblePage({ ...site, template: withPlace }, settings, opened, view);
    const late = html.split('<template id="late-files">')[1];
    const withoutView = assemblePage({ ...site, template: withPlace }, settings, opened).html;
    const withoutPlace = assemblePage({ ...site, template }, settings, opened, view).html;
    for (const file of ['<script defer data-shell src="/shell/', '<style>b{}</style>']) {
      expect(html.split('<div id="root"')[0]).not.toContain(file);
      expect(late).toContain(file);
      expect(withoutView.split('<div id="root"')[0]).toContain(file);
      expect(withoutPlace).toContain(file);
    }
    expect(withoutView).not.toContain('late-files');
    expect(policy).toContain(hash('b{}'));
  });

  it('has the watchdog behind the view, with the files that it watches', () => {
    const marked = `<!--watchdog--><script>watch()</script><!--/watchdog-->${template}<!--late-files-->`;
    const watching = { ...site, template: marked };
    const { html, policy } = assemblePage(watching, settings, opened, view);
    expect(html.match(/watch\(\)/g)).toHaveLength(1);
    expect(html).toContain('<script>watch()</script><template id="late-files">');
    expect(policy).toContain(hash('watch()'));
    const withoutView = assemblePage(watching, settings, opened).html;
    expect(withoutView.split('<div id="root"')[0]).toContain('<script>watch()</script>');
  });

  it('knows which shells can hydrate the view', () => {
    expect(supportsHydration(template)).toBe(true);
    expect(supportsHydration('<div id="root"><p>Skeleton</p></div>')).toBe(false);
  });
});
