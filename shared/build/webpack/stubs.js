import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Webpack aliases of library parts that no page of ours reaches, but that a bundler cannot know to be
 * unreachable (5 KB brotli in the shell). In their place are the files of `build/stubs`.
 * docs/decisions/0025
 */
export function stubsOfShell() {
  return {
    ...stubsOfBoth(),
    [bundlerRuntime('remotes.js')]: stub('remotes.js'),
    [runtimeCore('plugins/snapshot/SnapshotHandler.js')]: stub('snapshot-handler.js'),
    [runtimeCore('utils/preload.js')]: stub('preload.js'),
    [runtimeCore('utils/semver/index.js')]: stub('version-ranges.js'),
    'whole-library/disabled-snapshots$': runtimeCore('plugins/snapshot/disabled.js'),
    'use-sync-external-store/shim$': stub('use-sync-external-store.js'),
    // Its package has no doors to the build without development warnings.
    'react-router$': productionRouter('index.mjs'),
    'react-router/dom$': productionRouter('dom-export.mjs'),
  };
}

/** The same of a remote. */
export function stubsOfRemote() {
  return {
    ...stubsOfBoth(),
    [installed('error-codes/dist/desc.mjs')]: stub('error-texts.js'),
    [typebox('format/index.mjs')]: stub('string-formats.js'),
  };
}

function stubsOfBoth() {
  return {
    [installed('sdk/dist/logger.js')]: stub('logger.js'),
    [bundlerRuntime('init.js')]: stub('init.js'),
    [bundlerRuntime('getSharedFallbackGetter.js')]: stub('shared-fallback.js'),
  };
}

/** Rule for the library whose unused components the minifier could not see to be unused (3 KB brotli). */
export const pureComponents = {
  test: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/,
  loader: path.resolve(import.meta.dirname, 'pure-components-loader.js'),
};

function stub(file) {
  return path.resolve(import.meta.dirname, '../stubs', file);
}

function productionRouter(file) {
  return existing(path.resolve(entryOf('react-router'), '../../production', file));
}

function runtimeCore(file) {
  return existing(path.resolve(entryOf('@module-federation/runtime-core'), '..', file));
}

function bundlerRuntime(file) {
  return installed(path.join('webpack-bundler-runtime/dist', file));
}

function typebox(file) {
  return existing(path.resolve(entryOf('typebox'), '..', file));
}

/** A file of a package of the federation, beside its runtime. */
function installed(file) {
  return existing(path.resolve(entryOf('@module-federation/runtime-core'), '../../..', file));
}

function entryOf(library) {
  return fileURLToPath(import.meta.resolve(library));
}

/** A new version of a library that moves a file must fail the build, not fatten the bundle. */
function existing(file) {
  if (!fs.existsSync(file)) throw new Error(`stubs.js: there is no ${file} any more.`);
  return file;
}
