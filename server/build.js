import { createRequire } from 'node:module';
import { build } from 'esbuild';

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = createRequire(import.meta.url)('./package.json');
const isOwn = (/** @type {string} */ name) => name.startsWith('@demo-evm/');

// Our own packages are TypeScript sources, so they are bundled. The libraries in package.json are loaded from
// node_modules at run time.
await build({
  entryPoints: ['src/main.ts', 'src/backup.ts'],
  outdir: 'dist',
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: Object.keys(dependencies).filter((name) => !isOwn(name)),
  logLevel: 'warning',
});
