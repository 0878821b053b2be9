import { libraryFile } from './library-files.js';

/**
 * Other builds of a library than the one its package points to.
 *
 * @returns {import('./replacements-plugin.js').Replacement[]}
 */
export function aliasesOfShell() {
  return [
    // The stub of the snapshot handler extends this class of the library.
    {
      request: 'whole-library/disabled-snapshots$',
      by: libraryFile('@module-federation/runtime-core', 'plugins/snapshot/disabled.js'),
    },
    // The exports of the package do not lead to the build without development warnings.
    { request: 'react-router$', by: libraryFile('react-router', '../production/index.mjs') },
    { request: 'react-router/dom$', by: libraryFile('react-router', '../production/dom-export.mjs') },
  ];
}
