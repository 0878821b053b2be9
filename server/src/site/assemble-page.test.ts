import { SHELL, VOTING } from '../testing/test-site';
import { assemblePage } from './assemble-page';

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
  revision: 1,
  shell: SHELL,
  template: '<!--head--><style>a{}</style><!--data-->',
  remotes: [VOTING],
  modules: new Set<string>(),
  tables: new Map(),
};
const opened = {
  remote: VOTING,
  link: { title: 't', description: 'd', language: 'mr', url: 'https://x/', image: 'https://x/i.png' },
} as const;

it('lets no data end its script element', () => {
  const bases = { ...config.bases, stat: '</script><script>alert(1)</script>' };
  const hostile = { ...settings, config: { ...config, bases } };
  const { html } = assemblePage(site, hostile, opened);
  expect(html.match(/<\/script>/g)).toHaveLength(2); // the shell's and the block's own
});

it('allows calls to the configured APIs, each origin once', () => {
  expect(assemblePage(site, settings, opened).policy).toContain("connect-src 'self' https://api.example;");
});

it('lets a developer’s files run where the configuration allows it, and the events out', () => {
  const origin = 'http://localhost:3001';
  const open = { ...settings, overrideOrigins: [origin], eventsUrl: 'https://events.example/in' };
  const { policy } = assemblePage(site, open, opened);
  expect(policy).toContain(`script-src 'self' ${origin};`);
  expect(policy).toContain(`connect-src 'self' https://api.example https://events.example ${origin};`);
});
