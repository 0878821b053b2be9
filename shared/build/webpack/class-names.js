const CSS_MODULE = /\.module\.css$/;
/**
 * Matches the exported object in the code that css-loader or mini-css-extract-plugin makes from a CSS module. The
 * object maps the class names of the source to the generated names.
 */
const EXPORTED = /^export default \{([^}]*)\}/m;
const CLASS_NAME = /"([^"]+)":\s*["`]([^"`]+)["`]/g;

/**
 * @typedef {Map<string, string>} ClassNames maps the file of each CSS module to one string that lists its class names
 */

/**
 * Reads the generated class names in the CSS modules of a bundle.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {(names: ClassNames) => void} onceKnown is called with the names, before the bundle is written
 */
export function readClassNames(compilation, onceKnown) {
  // After `finishModules`, webpack merges modules, and the code of a single CSS module can no longer be read.
  compilation.hooks.finishModules.tap('class-names', (modules) => {
    const found = [...modules].flatMap((module) => {
      const file = module.nameForCondition() ?? '';
      if (!CSS_MODULE.test(file) || !module.type.startsWith('javascript/')) return [];
      const [, exported] = EXPORTED.exec(String(module.originalSource()?.source())) ?? [];
      if (exported === undefined) return [];
      const names = [...exported.matchAll(CLASS_NAME)].map(([, own, given]) => `${own}: ${given}`);
      return [/** @type {const} */ ([file, names.join(', ')])];
    });
    onceKnown(new Map(found));
  });
}

/**
 * Compares the class names of two bundles of the same sources. If the names differ, the server-rendered HTML lacks
 * styles in the browser, and hydration finds other HTML than it expects.
 *
 * @param {ClassNames} inBrowser
 * @param {ClassNames} onServer
 * @returns {string[]} A sentence for each CSS module whose names in the two bundles differ, or one sentence if
 *   `inBrowser` is empty.
 */
export function differingClassNames(inBrowser, onServer) {
  if (inBrowser.size === 0) return ['No CSS module could be read: see EXPORTED in class-names.js.'];
  return [...onServer]
    .filter(([file, names]) => inBrowser.has(file) && names !== inBrowser.get(file))
    .map(
      ([file, names]) =>
        `${file} has the class names "${names}" on the server and "${String(inBrowser.get(file))}" in the browser. ` +
        'Its loaders must be the same in both bundles: see css() in base-config.js.',
    );
}
