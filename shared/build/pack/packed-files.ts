/**
 * The files of `shared` that only this workspace needs: tests, the checks of the whole workspace, what makes the package
 * itself, and the doors that only the server opens. All other files are packed.
 */
const ONLY_HERE = [
  /\.test\.tsx?$/,
  /^(?!testing\/)(.*\/)?testing\//,
  /^(jest\.config\.js|tsconfig\.json)$/,
  /^build\/(circles\.config\.js|mutation\/|pack\/|references\/)/,
  /^build\/floor\/(?!floor\.js$)/,
  /^build\/new-remote\/((check|check-repository|create-remote|read-remotes|run|test-of-doors|workspace-files)\.ts|template\/tsconfig\.json)$/,
  /^testing\/mail-server\.ts$/,
  /^ui\/sound\/done-sounds\/make$/,
];

/** The tests of the template are files of a new remote. */
const TEMPLATE = /^build\/new-remote\/template\/src\//;

/** Says whether the package has this file of `shared`. The path begins in the folder of `shared`. */
export function isPacked(file: string): boolean {
  return TEMPLATE.test(file) || !ONLY_HERE.some((pattern) => pattern.test(file));
}
