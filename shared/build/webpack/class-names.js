const CSS_MODULE = /\.module\.css$/;
/** What css-loader and mini-css-extract-plugin give for a CSS module: an object of its own names and the given ones. */
const EXPORTED = /^export default \{([^}]*)\}/m;
const CLASS_NAME = /"([^"]+)":\s*["`]([^"`]+)["`]/g;

/** @typedef {Map<string, string>} ClassNames the names in a bundle, as text, by the file of each CSS module */

/**
 * Reads the class names that a bundle gives the classes of its CSS modules, as soon as they are known.
 *
 * @param {import('webpack').Compilation} compilation
 * @param {(names: ClassNames) => void} onceKnown
 */
export function readClassNames(compilation, onceKnown) {
  // Later, modules are merged into others and cannot be told apart.
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
 * Compares the class names of two bundles of the same sources. If they differ, what the server renders has no styles in
 * the browser, and hydration finds other markup than it expects.
 *
 * @param {ClassNames} inBrowser
 * @param {ClassNames} onServer
 * @returns {string[]} a sentence for each CSS module whose names differ
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
