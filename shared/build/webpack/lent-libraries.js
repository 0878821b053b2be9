import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Lent whole: the page has one copy of each. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * Lent as a facade of the names our code imports: a shared library cannot be tree-shaken by itself
 * (react-router-dom whole is 53 KB brotli, the used part 12). Lint refuses names no facade has.
 */
export const FACADED = ['react-router-dom', 'i18next', 'react-i18next'];

/** Where a library's facade is. */
export function facadeOf(name) {
  return path.resolve(import.meta.dirname, `../facades/${name}.js`);
}

/** Webpack aliases by which a facade reaches the library itself instead of itself again. */
export function wholeLibraryAliases() {
  const whole = (name) => fileURLToPath(import.meta.resolve(name));
  return Object.fromEntries(FACADED.map((name) => [`whole-library/${name}$`, whole(name)]));
}

/**
 * Webpack aliases by which a build without federation has the same names of the libraries as one with it. i18next is one
 * object, of which react-i18next reads more than we do.
 */
export function facadeAliases() {
  const others = FACADED.filter((name) => name !== 'i18next');
  return Object.fromEntries(others.map((name) => [`${name}$`, facadeOf(name)]));
}

/** What the host passes to the federation plugin: every lent library, inside its one chunk. */
export function lentByHost(dir, { hasFacades }) {
  const source = (name) => (hasFacades && FACADED.includes(name) ? { import: facadeOf(name) } : {});
  return shareEach(dir, (name) => ({ eager: true, ...source(name) }));
}

/** What a remote passes: it bundles none of them and takes the host's. */
export function borrowedByRemote(dir) {
  return shareEach(dir, () => ({ import: false }));
}

function shareEach(dir, differing) {
  return Object.fromEntries(
    [...WHOLE, ...FACADED].map((name) => {
      const version = versionOf(name, dir);
      // The shell alone lends, and what it lends is part of the contract: its version is checked, no range.
      return [name, { shareKey: name, singleton: true, version, requiredVersion: false, ...differing(name) }];
    }),
  );
}

function versionOf(name, dir) {
  const require = createRequire(pathToFileURL(`${dir}/`));
  return require(`${name.split('/')[0]}/package.json`).version;
}
