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
  votingDays: {},
};
const site = {
  revision: 1,
  shell: SHELL,
  template: '<!--head--><style>a{}</style><!--data-->',
  remotes: [VOTING],
  modules: new Set<string>(),
};

it('lets no data end its script element', () => {
  const hostile = { ...config, bases: { ...config.bases, stat: '</script><script>alert(1)</script>' } };
  const { html } = assemblePage(site, hostile, VOTING);
  expect(html.match(/<\/script>/g)).toHaveLength(2); // the shell's and the block's own
});

it('allows calls to the configured APIs, each origin once', () => {
  expect(assemblePage(site, config, VOTING).policy).toContain("connect-src 'self' https://api.example;");
});
