import { refusalOf } from './boundaries.js';
import { locate } from './workspaces.js';

/**
 * Reports imports that the boundaries refuse, in every form: `import`, `import()`, `export … from`, `require`,
 * `import('…')` in a type.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
const boundariesRule = {
  create(context) {
    const place = locate(context.filename);
    /**
     * @param {any} node
     * @param {any} source
     * @param {{ isOfTypes?: boolean, names?: readonly string[], valueNames?: readonly string[] }} [known]
     */
    const check = (node, source, { isOfTypes = false, names = [], valueNames = [] } = {}) => {
      const request = textOf(source);
      if (request === undefined) return;
      const message = refusalOf({ ...place, request, isOfTypes, names, valueNames });
      if (message !== undefined) context.report({ node, message });
    };
    return {
      /** @param {any} node */
      ImportDeclaration: (node) => check(node, node.source, describe(node)),
      /** @param {any} node */
      ExportNamedDeclaration: (node) => check(node, node.source, { isOfTypes: node.exportKind === 'type' }),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
      /** @param {any} node */
      TSImportType: (node) => check(node, node.source ?? node.argument, { isOfTypes: true }),
      /** @param {any} node */
      TSExternalModuleReference: (node) => check(node, node.expression),
      /** @param {any} node */
      CallExpression(node) {
        const { callee } = node;
        const isRequire =
          callee.name === 'require' ||
          (callee.object?.name === 'require' && callee.property.name === 'resolve');
        if (isRequire) check(node, node.arguments[0]);
      },
    };
  },
};

export const boundariesPlugin = { rules: { boundaries: boundariesRule } };

/**
 * Gives the names in the braces of an import, and says whether the import needs only types. An import that needs only
 * types needs no code of the module when the program runs.
 *
 * @param {any} node
 */
function describe({ importKind, specifiers }) {
  const isType = (/** @type {any} */ specifier) => importKind === 'type' || specifier.importKind === 'type';
  const named = specifiers.filter((/** @type {any} */ specifier) => specifier.type === 'ImportSpecifier');
  const nameOf = (/** @type {any} */ specifier) => specifier.imported.name;
  return {
    isOfTypes: importKind === 'type' || (specifiers.length > 0 && specifiers.every(isType)),
    names: named.map(nameOf),
    valueNames: named.filter((/** @type {any} */ specifier) => !isType(specifier)).map(nameOf),
  };
}

/**
 * Gives the text of a string, or of a template without expressions. For other code it gives `undefined`.
 *
 * @param {any} source
 * @returns {string | undefined}
 */
function textOf(source) {
  const literal = source?.type === 'TSLiteralType' ? source.literal : source;
  if (typeof literal?.value === 'string') return literal.value;
  return literal?.type === 'TemplateLiteral' && literal.expressions.length === 0
    ? literal.quasis[0].value.cooked
    : undefined;
}
