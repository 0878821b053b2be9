import type { RemoteNames } from './names';

/** The values that the files of a new remote contain besides its name. */
export interface RemoteChoices {
  readonly route: string;
  readonly port: number;
  /** The versions of the libraries of `shared`, so that all packages have the same. */
  readonly versions: Readonly<Record<string, string>>;
  /** The limit of the shell's first load, in kilobytes of 1000 bytes. */
  readonly shellKilobytes: number;
}

/** The limit of a new remote's first load. It is enough for a small page. */
const FIRST_LOAD_KILOBYTES = 20;
/** The limit for the HTML of a page and the HTTP headers of all its requests. */
const PAGE_KILOBYTES = 10;

/** Gives the files of a new remote outside its `src`, by name. */
export function configurationFiles(
  { module, container, upper }: RemoteNames,
  { route, port, versions, shellKilobytes }: RemoteChoices,
): Record<string, string> {
  const exactly = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name] ?? '*']));
  return {
    'package.json': json({
      name: module,
      version: '1.0.0',
      private: true,
      type: 'module',
      scripts: {
        dev: 'webpack serve --mode development',
        'dev:federated': 'webpack serve --mode development --env federated',
        watch: 'webpack --watch --mode development',
        build: 'webpack --mode production',
        lint: 'eslint --config ../shared/build/eslint/index.js --max-warnings 0 .',
        typecheck: 'tsc --noEmit',
        test: 'jest',
      },
      dependencies: { '@demo-evm/shared': '1.0.0', ...exactly('react') },
      devDependencies: exactly('@testing-library/react'),
    }),
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
    'jest.config.js': `import { defineBrowserTests } from '@demo-evm/shared/build/jest';

export default defineBrowserTests({ dir: import.meta.dirname });
`,
    'webpack.config.js': `import { defineRemote } from '@demo-evm/shared/build/webpack';

export default defineRemote({
  name: '${container}',
  dir: import.meta.dirname,
  mounts: ['${route}'],
  port: ${port},
  open: '${addressOf(route)}',
});
`,
    'README.md': `# ${module}

The remote at \`${route}\`.

| folder | what |
| --- | --- |
| [src/translations](src/translations) | the words |

\`npm run dev -w ${module}\` runs it alone. More: [docs/remotes.md](../docs/remotes.md).
`,
  };
}

/** Gives an address that a route matches, with `demo` in place of each parameter. */
export function addressOf(route: string): string {
  return route.replace(/:\w+/g, 'demo');
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
