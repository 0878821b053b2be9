/**
 * Removes code of i18next that no app reaches, such as plugins, loading, formats, nesting, clones, and handlers of
 * missing texts. A bundler does not recognise a method of a class as unused, so these patches remove such methods.
 * Other patches replace conditions by constants, and then the minifier removes the code that never runs.
 *
 * The library keeps what our tables may use: texts with `{{values}}`, plurals, contexts, and the English text where
 * another language has none. unused-i18next.test.ts compares the patched library with the whole one.
 * docs/decisions/0025
 *
 * @typedef {Pick<import('./library-patches.js').LibraryPatch, 'name' | 'pattern'> & { by: string }} Removal
 */

/** Matches whole methods that have these names. i18next indents the methods of its classes by two spaces. */
const METHODS = methods(
  'addResource|addResources|clearCache|clone|cloneInstance|deprecateBareCode|deprecateDottedLng|dir|exists',
  'getPluralFormsOfKey|getResourceBundle|getSuffixes|getUsedParamsDetails|hasDefaultValue|hydrate|loadLanguages',
  'loadNamespaces|loadResources|needsPlural|nest|reloadResources|removeNamespaces|removeResourceBundle',
  'setDefaultNamespace|toJSON|use',
);

/** @type {readonly Removal[]} */
const REMOVALS = [
  { name: 'methods that nobody calls', pattern: METHODS, by: '' },
  {
    name: 'formats of values, and caches of patterns',
    pattern:
      /^(?:class (?:Formatter|RegExpCache)|const (?:parseFormatStr|createCachedFormatter|looksLikeObjectPath|deepFindWithDefaults) =) [^]*?^\};?\n/gm,
    by: '',
  },
  {
    name: 'the only entry of that cache',
    pattern: /^const (?:looksLikeObjectPathRegExpCache|chars) = .*\n/gm,
    by: '',
  },
  {
    name: 'the choice of a formatter',
    pattern:
      /^ {6}(?:let formatter;|if \(formatter\) \{)\n(?:.*\n)*?(?: {6}\} else \{\n(?:.*\n)*?)? {6}\}\n/gm,
    by: '',
  },
  {
    name: 'values with a format',
    pattern: /^ {4}const handleFormat = key => \{[^]*?^ {4}\};\n/gm,
    by: '    const handleFormat = key => getPathWithDefaults(data, defaultData, key);\n',
  },
  {
    name: 'the loading of tables',
    pattern: /^class Connector extends EventEmitter \{[^]*?^\}\n/gm,
    by: 'class Connector extends EventEmitter {}\n',
  },
  {
    name: 'the wait for tables when the language changes',
    pattern: /^ {6}this\.loadResources\(l, err => \{\n.*\n {6}\}\);\n/gm,
    by: '      done(null, l);\n',
  },
  { name: 'the handle of a removed method', pattern: /^ +reloadResources: this\..*\n/gm, by: '' },
  {
    name: 'namespaces that are not loaded',
    pattern: /^ {4}if \(!this\.services\.backendConnector\.backend[^]*?^ {4}return false;\n/gm,
    by: '    return true;\n',
  },
  {
    name: 'keys with a namespace',
    pattern: /^ {2}extractFromKey\([^]*?^ {2}\}\n/gm,
    by: `  extractFromKey(key, opt) {
    const namespaces = opt.ns || this.options.defaultNS || [];
    return { key, namespaces: isString(namespaces) ? [namespaces] : namespaces };
  }
`,
  },
  {
    name: 'plugins',
    pattern:
      /this\.(?:services\.languageDetector|modules\.(?:languageDetector|i18nFormat|logger)|i18nFormat)\b/g,
    by: 'undefined',
  },
  {
    name: 'processors of texts',
    pattern: /^ {4}if \(res != null && postProcessorNames[^]*?^ {4}\}\n/gm,
    by: '',
  },
  {
    name: 'functions in the place of keys',
    pattern: /typeof (?:keys?|k|o\.keyPrefix) === 'function'/g,
    by: 'false',
  },
  {
    name: 'results that are no text, and default values',
    pattern:
      /^( *)const (returnDetails|handleAsObjectInI18nFormat|updateMissing|postProcess|appendNamespaceToCIMode|fallbackLngIsDefault|ignoreJSONStructure|hasDefaultValue|defaultValue|defaultValueSuffix|defaultValueSuffixOrdinalFallback|joinArrays) = [^;]*;$/gm,
    by: '$1const $2 = false;',
  },
  {
    name: 'the language that shows keys',
    pattern: /^ {4}if \(lng\?\.toLowerCase\(\) === 'cimode'\) \{[^]*?^ {4}\}\n/gm,
    by: '',
  },
  {
    name: 'texts that contain other texts',
    pattern: /(?<=^ {6}const skipOnVariables = )isString\(res\) .*(?=;)|opt\.nest !== false/gm,
    by: 'false',
  },
  {
    name: 'handlers of missing texts',
    pattern: /^ {6}if \(usedKey \|\| usedDefault \|\| updateMissing\) \{[^]*?^ {6}\}\n/gm,
    by: '',
  },
  {
    name: 'options for missing texts and clones',
    pattern:
      /this\.options\.(?:appendNamespaceToMissingKey|parseMissingKeyHandler|missingInterpolationHandler|isClone)\b/g,
    by: 'false',
  },
  {
    name: 'warnings of the debug mode',
    pattern: /^ {6}if \(l && this\.logger\.debug && [^]*?^ {6}\}\n|^ {4}if \(prefixEscaped[^]*?^ {4}\}\n/gm,
    by: '',
  },
];

/** @type {readonly import('./library-patches.js').LibraryPatch[]} */
export const UNUSED_OF_I18NEXT = REMOVALS.map((removal) => ({
  ...removal,
  library: 'i18next',
  files: /[\\/]i18next[\\/]dist[\\/]esm[\\/]/,
}));

/** @param {string[]} names */
function methods(...names) {
  return new RegExp(`^ {2}(?:static )?(?:${names.join('|')})\\([^]*?^ {2}\\}\\n`, 'gm');
}
