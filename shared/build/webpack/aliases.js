import { libraryFile } from './library-files.js';

/**
 * Gives the aliases of the shell's build that stand for files of the libraries themselves, not for stubs. The libraries
 * do not export these files.
 *
 * @returns {import('./replacements-plugin.js').Replacement[]}
 */
export function aliasesOfShell() {
  return [
    // The stub snapshot-handler.js extends the class in disabled.js.
    {
      request: 'whole-library/disabled-snapshots$',
      by: libraryFile('@module-federation/runtime-core', 'plugins/snapshot/disabled.js'),
    },
    // The production build of react-router has no development warnings. The package's `exports` do not name this build.
    { request: 'react-router$', by: libraryFile('react-router', '../production/index.mjs') },
    { request: 'react-router/dom$', by: libraryFile('react-router', '../production/dom-export.mjs') },
  ];
}
