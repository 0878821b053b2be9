import { libraryFile } from './library-files.js';

/**
 * Gives the shell's replacements that are files of the libraries themselves. The libraries do not export these files.
 *
 * @returns {import('./replacements-plugin.js').Replacement[]}
 */
export function aliasesOfShell() {
  return [
    // The stub snapshot-handler.js extends the class in this file.
    {
      request: 'whole-library/disabled-snapshots$',
      by: libraryFile('@module-federation/runtime-core', 'plugins/snapshot/disabled.js'),
    },
    // The production build has no development warnings. The `exports` of the package do not name this build.
    { request: 'react-router$', by: libraryFile('react-router', '../production/index.mjs') },
    { request: 'react-router/dom$', by: libraryFile('react-router', '../production/dom-export.mjs') },
  ];
}
