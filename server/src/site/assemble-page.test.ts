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
  const hostile = { ...config, bases: { ...config.bases, stat: '</script><script>alert(1)</script>' } };
  const { html } = assemblePage(site, hostile, opened);
  expect(html.match(/<\/script>/g)).toHaveLength(2); // the shell's and the block's own
});

it('allows calls to the configured APIs, each origin once', () => {
  expect(assemblePage(site, config, opened).policy).toContain("connect-src 'self' https://api.example;");
});
