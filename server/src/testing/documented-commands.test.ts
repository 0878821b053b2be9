import { documentedCommands } from './documented-commands';

const PAGE = `
Run \`npm ci\` first, with \`DATABASE_URL\`. \`--site <folder>\` and \`.ci/previous-release\` are no commands.

\`\`\`sh
npm run canary -- mfe-voting 50     # for more of them
# a line that is only a comment
npm   run promote -- mfe-voting

\`\`\`

\`\`\`
npm is not run in a block of another kind
\`\`\`

| it says | do                         |
| ------- | -------------------------- |
| \`…\`     | \`SITE=a npm run releases\`  |

1. \`npm run canary -- mfe-voting
   50\`, then \`npx playwright test skew\`.
`;

it('lists the lines of sh blocks, and the commands in sentences and tables, each once', () => {
  expect(documentedCommands(PAGE)).toEqual([
    'npm run canary -- mfe-voting 50',
    'npm run promote -- mfe-voting',
    'npm ci',
    'SITE=a npm run releases',
    'npx playwright test skew',
  ]);
});
