import path from 'node:path';
import { federationFile, libraryFile } from './library-files.js';

/**
 * Gives the stubs of the shell. Each stub replaces a part of a library. The shell does not need this part, but a
 * bundler cannot recognise the part as unused. The stubs are in shared/build/stubs. docs/decisions/0025
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
    {
      request: federationFile('webpack-bundler-runtime/dist/installInitialConsumes.js'),
      by: stub('eager-consumes.js'),
    },
    { request: federationFile('runtime-core/dist/utils/context.js'), by: stub('error-context.js') },
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
      request: federationFile('webpack-bundler-runtime/dist/initContainerEntry.js'),
      by: stub('container-entry.js'),
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
    { request: federationFile('webpack-bundler-runtime/dist/consumes.js'), by: stub('consumes.js') },
    {
      request: federationFile('webpack-bundler-runtime/dist/initializeSharing.js'),
      by: stub('initialize-sharing.js'),
    },
  ];
}

/** @param {string} file */
function stub(file) {
  return path.resolve(import.meta.dirname, '../stubs', file);
}
