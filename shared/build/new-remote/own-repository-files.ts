import {
  addressOf,
  configurationFiles,
  FIRST_LOAD_KILOBYTES,
  json,
  manifestOf,
  type RemoteChoices,
} from './configuration-files';
import type { RemoteNames } from './names';

/** The package.json of the packed `shared`. shared/build/pack/packed-manifest.ts writes it. */
export interface PackedShared {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly peerDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
  readonly prettier: object;
}

/**
 * Gives the files of a new remote in a repository of its own outside its `src`, by name.
 * @param shared the version or the address from which `shared` is installed
 */
export function ownRepositoryFiles(
  names: RemoteNames,
  choices: RemoteChoices,
  { overrides, prettier }: PackedShared,
  shared: string,
): Record<string, string> {
  const { module } = names;
  const { route, port } = choices;
  const manifest = manifestOf(names, choices, { shared, lint: '', more: { overrides, prettier } });
  return {
    ...configurationFiles(names, choices),
    'package.json': json(manifest),
    'tsconfig.json': json({
      extends: '@demo-evm/shared/build/tsconfig',
      compilerOptions: {
        types: ['jest', 'node', '@testing-library/jest-dom', '@demo-evm/shared/build/globals'],
      },
      include: ['src'],
    }),
    'eslint.config.js': `export { default } from '@demo-evm/shared/build/eslint';\n`,
    'budget.json': json({ kilobytes: FIRST_LOAD_KILOBYTES }),
    '.gitignore': 'node_modules\ndist\n',
    'README.md': `# ${module}

The remote at \`${route}\`, in a repository of its own.

\`\`\`sh
npm ci
npm run dev        # alone, at http://localhost:${port}${addressOf(route)}
npm run lint && npm run typecheck && npm test
npm run build      # dist is the release
\`\`\`

The words are in [src/translations](src/translations). The limit of the first load is in [budget.json](budget.json).
`,
  };
}
