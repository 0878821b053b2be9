import path from 'node:path';

/**
 * `--env without=<trick>` makes a build without that trick, in a folder of its own, so that `npm run bench` can say what
 * the trick is worth. docs/performance.md
 *
 * @param {Record<string, unknown> | undefined} env of the command line
 * @param {string} dir the package's folder
 * @param {string[]} tricks that this build can be made without
 */
export function leaveOneOut(env, dir, tricks) {
  const left = env?.without;
  if (left !== undefined && !tricks.includes(left))
    throw new Error(`This build has no trick "${left}"; it has ${tricks.join(', ')}.`);
  return {
    has: (trick) => trick !== left,
    output: path.join(dir, ...(left === undefined ? [] : ['without', left]), 'dist'),
  };
}
