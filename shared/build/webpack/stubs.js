import path from 'node:path';
import { federationFile, libraryFile } from './library-files.js';

/**
 * Gives the stubs for parts of libraries that the shell does not need, but that a bundler cannot recognise as unused.
 * The stubs are in shared/build/stubs. docs/decisions/0025
 *
 * @returns {import('./replacements-plugin.js').Replacement[]}
 */
export function stubsOfShell() {
  return [
    ...stubsOfBoth(),
    { request: federationFile('webpack-bundler-runtime/dist/remotes.js'), by: stub('remotes.js') },
    {
      request: federationFile('runtime-core/dist/plugins/snapshot/SnapshotHandler.js'),
      by: stub('snapshot-handler.js'),
    },
    { request: federationFile('runtime-core/dist/utils/preload.js'), by: stub('preload.js') },
    { request: federationFile('runtime-core/dist/utils/semver/index.js'), by: stub('version-ranges.js') },
    { request: 'use-sync-external-store/shim$', by: stub('use-sync-external-store.js') },
  ];
}

/** @returns {import('./replacements-plugin.js').Replacement[]} */
export function stubsOfRemote() {
  return [
    ...stubsOfBoth(),
    { request: federationFile('error-codes/dist/desc.mjs'), by: stub('error-texts.js') },
    {
      request: federationFile('webpack-bundler-runtime/dist/installInitialConsumes.js'),
      by: stub('initial-consumes.js'),
    },
    {
      request: libraryFile('typebox', 'format/index.mjs'),
      by: stub('string-formats.js'),
      library: 'typebox',
    },
  ];
}

/** @returns {import('./replacements-plugin.js').Replacement[]} */
function stubsOfBoth() {
  return [
    { request: federationFile('sdk/dist/logger.js'), by: stub('logger.js') },
    { request: federationFile('webpack-bundler-runtime/dist/init.js'), by: stub('init.js') },
    {
      request: federationFile('webpack-bundler-runtime/dist/getSharedFallbackGetter.js'),
      by: stub('shared-fallback.js'),
    },
  ];
}

/** @param {string} file */
function stub(file) {
  return path.resolve(import.meta.dirname, '../stubs', file);
}
