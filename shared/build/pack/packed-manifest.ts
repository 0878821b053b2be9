/** The fields of a package.json that are read here. */
export interface Manifest {
  readonly version?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, unknown>>;
  readonly prettier?: object;
}

/** The package.json files of the workspace from which that of the package is made. */
export interface Manifests {
  readonly shared: Manifest;
  readonly root: Manifest;
}

/** This door is for the tests of the server, and so is the library behind it. */
const DOOR_OF_SERVER = './testing/mail-server';
const LIBRARY_OF_SERVER = 'smtp-server';

/** The sources of `shared` import these types, and its command runs by tsx. In the workspace both only serve checks. */
const ALSO_NEEDED = ['@types/react', '@types/react-dom', 'tsx'];

/**
 * The programs with which a remote is linted, checked and tested, and their plugins. A remote gets the versions with which
 * `shared` is tested. npm installs them beside `shared`, where the remote's own scripts find them.
 */
const TOOLS = [
  '@types/jest',
  '@types/node',
  'eslint',
  'eslint-plugin-check-file',
  'eslint-plugin-jsx-a11y',
  'eslint-plugin-react-hooks',
  'globals',
  'jest',
  'prettier',
  'typescript',
  'typescript-eslint',
];

/** A new remote gets these versions of libraries that are not its own. docs/decisions/0008 */
const OVERRIDES = ['unrs-resolver'];

/**
 * Makes the package.json of the package `shared`.
 * @param version the version of the package
 * @param registry The only registry to which npm may publish the package. Without it, npm publishes it nowhere.
 */
export function packedManifest(
  { shared, root }: Manifests,
  version: string,
  registry?: string,
): Record<string, unknown> {
  return {
    ...shared,
    version,
    ...(registry !== undefined && { private: false, publishConfig: { registry } }),
    bin: { 'demo-evm': './build/new-remote/bin.js' },
    exports: without(DOOR_OF_SERVER, shared.exports),
    scripts: undefined,
    dependencies: {
      ...without(LIBRARY_OF_SERVER, shared.dependencies),
      ...versionsOf(ALSO_NEEDED, shared.devDependencies),
    },
    peerDependencies: versionsOf(TOOLS, root.devDependencies),
    devDependencies: undefined,
    overrides: versionsOf(OVERRIDES, root.overrides),
    prettier: root.prettier,
  };
}

function without(name: string, entries: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(entries).filter(([key]) => key !== name));
}

/** @throws an Error when one of the packages has no version here */
function versionsOf(
  names: readonly string[],
  versions: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const missing = names.find((name) => versions[name] === undefined);
  if (missing !== undefined) throw new Error(`${missing} has no version in the workspace any more.`);
  return Object.fromEntries(names.map((name) => [name, versions[name]]));
}
