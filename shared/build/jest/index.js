import fs from 'node:fs';
import path from 'node:path';
import { checkOptions, text } from '../options/check-options.js';

/** The jest door: a package's `jest.config.js` is one call of these. docs/architecture.md#shared. */

const HERE = import.meta.dirname;
const BASE = JSON.parse(fs.readFileSync(path.resolve(HERE, '../../../tsconfig.base.json'), 'utf8'));

const OPTIONS = { dir: text };

/**
 * Tests of components and of pure code, in jsdom. Types are checked by `typecheck`, not again here.
 *
 * @param {object} options
 * @param {string} options.dir the package's folder
 * @returns {import('jest').Config}
 */
export function defineBrowserTests(options) {
  checkOptions('defineBrowserTests', options, OPTIONS);
  const { dir } = options;
  return {
    ...common(dir),
    testTimeout: 30_000, // the first render waits for the compiler on a busy computer
    testEnvironment: 'jest-fixed-jsdom', // jsdom with Node's fetch and encoders, as msw needs
    setupFiles: [path.join(HERE, 'browser-globals.ts')],
    setupFilesAfterEnv: [path.join(HERE, 'browser-setup.ts')],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(HERE, 'css-module.ts'),
      '\\.mp3$': path.join(HERE, 'sound-file.ts'),
    },
    transform: {
      '\\.(tsx?|mjs|js)$': tsJest({ module: 'CommonJS', verbatimModuleSyntax: false, allowJs: true }),
    },
    // These come as ES modules only, which jest cannot require on Node 20; all but typebox are msw's.
    transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft|typebox)/)'],
  };
}

/**
 * Tests of the server, in Node, as ES modules: `node --experimental-vm-modules`.
 *
 * @param {object} options
 * @param {string} options.dir the package's folder
 * @returns {import('jest').Config}
 */
export function defineServerTests(options) {
  checkOptions('defineServerTests', options, OPTIONS);
  const { dir } = options;
  return {
    ...common(dir),
    testEnvironment: 'node',
    testTimeout: 60_000, // an embedded database takes seconds to create on a busy computer
    extensionsToTreatAsEsm: ['.ts'],
    transform: { '\\.ts$': tsJest({}, { useESM: true }) },
  };
}

/** @param {string} dir */
function common(dir) {
  return { rootDir: dir, testPathIgnorePatterns: ['/node_modules/', '/dist/'], restoreMocks: true };
}

/**
 * @param {object} compilerOptions
 * @param {object} options
 * @returns {[string, Record<string, unknown>]}
 */
function tsJest(compilerOptions, options = {}) {
  const tsconfig = { ...BASE.compilerOptions, ...compilerOptions, isolatedModules: true };
  return ['ts-jest', { ...options, tsconfig, diagnostics: false }];
}
