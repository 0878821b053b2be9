import path from 'node:path';

/**
 * Reads `--env without=<optimization>`. With this flag, the package is built without one of its optimizations, into a
 * separate folder. `npm run bench -- --without …` uses such a build to measure the benefit of the optimization.
 * docs/performance.md
 *
 * @param {Record<string, unknown> | undefined} env the `--env` flags of the command line
 * @param {string} dir the package's folder
 * @param {string[]} optimizations the optimizations that the flag may name
 * @returns The folder of the build (`output`), and a function that says whether the build has an optimization (`has`).
 */
export function readAblation(env, dir, optimizations) {
  const left = env?.without;
  if (left === undefined) return { has: () => true, output: path.join(dir, 'dist') };
  if (typeof left !== 'string' || !optimizations.includes(left))
    throw new Error(`This build has no optimization "${String(left)}"; it has ${optimizations.join(', ')}.`);
  return {
    has: (/** @type {string} */ optimization) => optimization !== left,
    output: path.join(dir, 'without', left, 'dist'),
  };
}
