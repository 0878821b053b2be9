import { libraryFile } from './library-files.js';

/**
 * Gives the shell's replacements whose files are in the libraries' own packages. The packages do not export the files.
 *
 * @returns {import('./replacements-plugin.js').Replacement[]}
 */
export function aliasesOfShell() {
  return [
    // The stub snapshot-handler.js extends this class of the library.
    {
      request: 'whole-library/disabled-snapshots$',
      by: libraryFile('@module-federation/runtime-core', 'plugins/snapshot/disabled.js'),
    },
    // The `exports` of the package do not name its production build, which has no development warnings.
    { request: 'react-router$', by: libraryFile('react-router', '../production/index.mjs') },
    { request: 'react-router/dom$', by: libraryFile('react-router', '../production/dom-export.mjs') },
  ];
}
