import fs from 'node:fs';
import path from 'node:path';
import { checkOptions, text } from '../options/check-options.js';

/** A package's `jest.config.js` is one call of a function in this file. docs/architecture.md#shared. */

const HERE = import.meta.dirname;
const BASE = JSON.parse(fs.readFileSync(path.resolve(HERE, '../tsconfig.base.json'), 'utf8'));

const OPTIONS = { dir: text };

/**
 * Configures tests that run in jsdom. Jest does not check types, because `npm run typecheck` does.
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
    testTimeout: 60_000, // on a busy computer, ts-jest may take long to compile a module
    testEnvironment: 'jest-fixed-jsdom', // jsdom with Node's fetch and encoders, which msw needs
    setupFiles: [path.join(HERE, 'browser-globals.ts')],
    setupFilesAfterEnv: [path.join(HERE, 'browser-setup.ts')],
    moduleNameMapper: {
      '\\.module\\.css$': path.join(HERE, 'css-module.ts'),
      '\\.mp3$': path.join(HERE, 'sound-file.ts'),
    },
    transform: {
      '\\.(tsx?|mjs|js)$': tsJest({ module: 'CommonJS', verbatimModuleSyntax: false, allowJs: true }),
    },
    // Of all packages in node_modules, jest transforms only these. The tests run as CommonJS, but some of these
    // packages contain only ES modules. msw needs all of these packages except typebox and shared.
    transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft|typebox|@demo-evm)/)'],
  };
}

/**
 * Configures the server's tests, which run in Node as ES modules. Start jest with `node --experimental-vm-modules`.
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
    testTimeout: 180_000, // an embedded database takes seconds to create on a busy computer
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
