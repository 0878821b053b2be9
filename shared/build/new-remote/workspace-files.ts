import {
  configurationFiles,
  FIRST_LOAD_KILOBYTES,
  json,
  manifestOf,
  type RemoteChoices,
} from './configuration-files';
import type { RemoteNames } from './names';

/** The limit for the HTML of a page and the HTTP headers of all its requests, in kilobytes of 1000 bytes. */
const PAGE_KILOBYTES = 10;

/**
 * Gives the files of a new remote of this workspace outside its `src`, by name.
 * @param shellKilobytes the limit of the shell's first load, in kilobytes of 1000 bytes
 */
export function workspaceFiles(
  names: RemoteNames,
  choices: RemoteChoices,
  shellKilobytes: number,
): Record<string, string> {
  const { module, upper } = names;
  const lint = '--config ../shared/build/eslint/index.js ';
  return {
    ...configurationFiles(names, choices),
    'package.json': json(manifestOf(names, choices, { shared: '1.0.0', lint })),
    'tsconfig.json': json({
      extends: '../tsconfig.base.json',
      compilerOptions: { types: ['jest', 'node', '@testing-library/jest-dom'] },
      include: ['src', '../shared/build/globals.d.ts'],
    }),
    'budget.json': json({
      kilobytes: FIRST_LOAD_KILOBYTES,
      page: { kilobytes: shellKilobytes + PAGE_KILOBYTES + FIRST_LOAD_KILOBYTES, requests: 6, chain: 1 },
    }),
    'e2e.json': json({ heading: { key: `${upper}_HEADING` } }),
    'README.md': `# ${module}

The remote at \`${choices.route}\`.

| folder | what |
| --- | --- |
| [src/translations](src/translations) | the words |

\`npm run dev -w ${module}\` runs it alone. More: [docs/remotes.md](../docs/remotes.md).
`,
  };
}
