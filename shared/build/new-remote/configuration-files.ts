import type { RemoteNames } from './names';

/** The values that the files of a new remote contain besides its name. */
export interface RemoteChoices {
  readonly route: string;
  readonly port: number;
  /** The versions of the libraries of `shared`, so that all packages have the same. */
  readonly versions: Readonly<Record<string, string>>;
}

/** The limit of a new remote's first load, in kilobytes of 1000 bytes. It is enough for a small page. */
export const FIRST_LOAD_KILOBYTES = 20;

/** Gives the files outside `src` that a new remote has in the workspace and in a repository of its own. */
export function configurationFiles(
  { container }: RemoteNames,
  { route, port }: RemoteChoices,
): Record<string, string> {
  return {
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
  };
}

/**
 * Gives the package.json of a new remote.
 * @param shared the version or the address of the package `shared`
 * @param lint the arguments that eslint needs
 * @param more further fields
 */
export function manifestOf(
  { module }: RemoteNames,
  { versions }: RemoteChoices,
  { shared, lint, more = {} }: { readonly shared: string; readonly lint: string; readonly more?: object },
): Record<string, unknown> {
  const exactly = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, versions[name] ?? '*']));
  return {
    name: module,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      dev: 'webpack serve --mode development',
      'dev:federated': 'webpack serve --mode development --env federated',
      watch: 'webpack --watch --mode development',
      build: 'webpack --mode production',
      lint: `eslint ${lint}--max-warnings 0 .`,
      typecheck: 'tsc --noEmit',
      test: 'jest',
    },
    dependencies: { '@demo-evm/shared': shared, ...exactly('react') },
    devDependencies: exactly('@testing-library/react'),
    ...more,
  };
}

/** Gives an address that a route matches, with `demo` in place of each parameter. */
export function addressOf(route: string): string {
  return route.replace(/:\w+/g, 'demo');
}

/** Gives the text of a JSON file. */
export function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
