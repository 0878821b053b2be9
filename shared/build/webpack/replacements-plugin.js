/**
 * A file that webpack loads instead of another file or module.
 *
 * @typedef {object} Replacement
 * @property {string} request the file or module that code imports
 * @property {string} by the file that webpack loads instead
 * @property {string} [library] only bundles that contain modules of this package need the replacement
 */

/**
 * Gives the replacements as webpack's aliases.
 *
 * @param {readonly Replacement[]} replacements
 * @returns {Record<string, string>}
 */
export function aliasesOf(replacements) {
  return Object.fromEntries(replacements.map(({ request, by }) => [request, by]));
}

/**
 * Fails a build if the bundle lacks a replacement that it needs, and names the replacement. Without this check, nobody
 * would notice that an import no longer matches an alias, and that the bundle has the library's own code again.
 */
export class ReplacementsPlugin {
  /** @param {readonly Replacement[]} replacements */
  constructor(replacements) {
    this.replacements = replacements;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('replacements', (compilation) => {
      compilation.hooks.finishModules.tap('replacements', (modules) => {
        const files = [...modules].map((module) => module.nameForCondition() ?? '');
        for (const { request, by } of this.replacements.filter((one) => isUnused(one, files))) {
          const problem =
            `No import reaches ${request} any more, so ${by} replaces nothing. ` +
            'Look at the new version of the library, then change or delete the entry in stubs.js or aliases.js.';
          compilation.errors.push(new compiler.webpack.WebpackError(problem));
        }
      });
    });
  }
}

/**
 * @param {Replacement} replacement
 * @param {readonly string[]} files the files of the bundle's modules
 */
function isUnused({ by, library }, files) {
  if (files.includes(by)) return false;
  return (
    library === undefined ||
    files.some((file) => file.replaceAll('\\', '/').includes(`/node_modules/${library}/`))
  );
}
