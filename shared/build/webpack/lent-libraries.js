import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The shell lends these libraries whole, so that a page has one copy of each. */
const WHOLE = ['react', 'react/jsx-runtime', 'react-dom'];

/**
 * The shell lends these libraries as facades, which export only some of the libraries' names. Webpack removes the code
 * that only the other names need. Webpack cannot remove unused code of a library that is lent whole. Lint refuses an
 * import of a name that the facade does not export.
 */
export const FACADED = ['react-router-dom', 'i18next', 'react-i18next'];

/**
 * Gives the file of a library's facade.
 *
 * @param {string} name
 */
export function facadeOf(name) {
  return path.resolve(import.meta.dirname, `../facades/${name}.js`);
}

/** Gives the webpack aliases with which a facade imports the library itself. */
export function wholeLibraryAliases() {
  const whole = (/** @type {string} */ name) => fileURLToPath(import.meta.resolve(name));
  return Object.fromEntries(FACADED.map((name) => [`whole-library/${name}$`, whole(name)]));
}

/**
 * Gives the webpack aliases by which a bundle without federation uses the facades too. i18next has no alias here,
 * because react-i18next uses more of i18next than the facade exports.
 */
export function facadeAliases() {
  const others = FACADED.filter((name) => name !== 'i18next');
  return Object.fromEntries(others.map((name) => [`${name}$`, facadeOf(name)]));
}

/**
 * Gives the shell's `shared` option of the federation plugin. The shell's first chunk contains every lent library.
 *
 * @param {string} dir
 * @param {{ hasFacades: boolean }} options
 */
export function lentByHost(dir, { hasFacades }) {
  return shareEach(dir, (name) => ({
    eager: true,
    ...(hasFacades && FACADED.includes(name) ? { import: facadeOf(name) } : {}),
  }));
}

/**
 * Gives a remote's `shared` option of the federation plugin: the remote bundles no lent library and uses those of the
 * shell.
 *
 * @param {string} dir
 */
export function borrowedByRemote(dir) {
  return shareEach(dir, () => ({ import: false }));
}

/**
 * Throws if the server and the browser would render an app with different versions of a lent library.
 *
 * @param {string} dir the app's package
 */
export function checkSameVersions(dir) {
  for (const name of [...WHOLE, ...FACADED]) {
    const [inBrowser, onServer] = [versionOf(name, dir), versionOf(name, import.meta.dirname)];
    if (inBrowser !== onServer) {
      throw new Error(
        `${dir} has ${name} ${inBrowser}, and shared, which renders it on the server, has ${onServer}. ` +
          'Set the same version in both package.json files, or hydration finds other markup than it expects.',
      );
    }
  }
}

/**
 * @param {string} dir
 * @param {(name: string) => { import?: string | false, eager?: boolean }} differing
 */
function shareEach(dir, differing) {
  /** @type {import('./webpack-config.js').LentLibraries} */
  const libraries = {};
  for (const name of [...WHOLE, ...FACADED]) {
    // Only the shell lends libraries. The contract version decides which remotes may use them, so no version range is
    // needed.
    const common = {
      shareKey: name,
      singleton: true,
      version: versionOf(name, dir),
      requiredVersion: /** @type {const} */ (false),
    };
    libraries[name] = { ...common, ...differing(name) };
  }
  return libraries;
}

/**
 * Gives the version of a library that is installed for a package.
 *
 * @param {string} name
 * @param {string} dir the package's folder
 * @returns {string}
 */
function versionOf(name, dir) {
  const require = createRequire(pathToFileURL(`${dir}/`));
  return require(`${name.split('/')[0]}/package.json`).version;
}
