import { createRequire } from 'node:module';
import { build } from 'esbuild';

/** @type {Record<'dependencies' | 'optionalDependencies', Record<string, string>>} */
const { dependencies, optionalDependencies } = createRequire(import.meta.url)('./package.json');
const isOwn = (/** @type {string} */ name) => name.startsWith('@demo-evm/');

// The service worker and the script that removes it run in browsers. docs/decisions/0040
await build({
  entryPoints: ['worker/sw.ts', 'worker/off.ts'],
  outdir: 'dist/worker',
  bundle: true,
  minify: true,
  platform: 'browser',
  format: 'iife',
  target: 'es2019',
  legalComments: 'none',
  logLevel: 'warning',
});

// Our own packages are TypeScript sources, so they are bundled. The libraries in package.json are loaded from
// node_modules at run time.
await build({
  entryPoints: [
    'src/main.ts',
    'src/backup.ts',
    'src/reset-link.ts',
    'src/accounts/hash-worker.ts',
    'src/link-picture/draw-worker.ts',
  ],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: Object.keys({ ...dependencies, ...optionalDependencies }).filter((name) => !isOwn(name)),
  logLevel: 'warning',
});
