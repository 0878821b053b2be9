const NAME = 'federation-manifest';
/** A second file that the federation plugin writes. It is an analysis of the build, which nobody reads. */
const STATS_FILE = 'mf-stats.json';

/**
 * Options of the federation plugin for `mf-manifest.json`, the file by which other tools of module federation read a
 * release. No page loads this file: a page has what it needs in its HTML. A remote exposes its design tokens and its app
 * under one name, and the federation plugin lists both. The list keeps only the one that has the files.
 */
export const FEDERATION_MANIFEST = {
  additionalData: (/** @type {{ stats: import('@module-federation/sdk').Stats }} */ { stats }) => ({
    ...stats,
    exposes: stats.exposes.filter(
      ({ path, assets }) =>
        assets.js.sync.length > 0 || stats.exposes.filter((other) => other.path === path).length === 1,
    ),
  }),
};

/**
 * Leaves `mf-stats.json` out of a release, and the warning that the manifest has no absolute address: a build cannot know
 * on which site its release will be. This plugin must stand before the federation plugin, which warns while it is applied.
 */
export class FederationManifestPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.infrastructureLog.tap(NAME, (_origin, _type, args = []) =>
      args.some((text) => String(text).includes(`publicPath='auto'`)) ? true : undefined,
    );
    const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => compilation.deleteAsset(STATS_FILE));
    });
  }
}
