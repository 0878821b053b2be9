import { Linter, type Rule } from 'eslint';
import { isNewerGlobal, isNewerMember, isNewerMethod } from './newer-names';

/** Matches lookbehind, named groups and property escapes in the text of a regular expression. */
const NEWER_PATTERN = /\(\?<|\\p\{/i;
/** Matches the flags that ES2018 or a later version added to regular expressions. */
const NEWER_FLAGS = /[dsv]/;

/**
 * Reports names and regular expressions that one of the oldest supported browsers lacks. The message is the name or the
 * expression itself.
 */
const newerNames: Rule.RuleModule = {
  create(context) {
    const report = (node: Rule.Node, message: string) => context.report({ node, message });
    return {
      MemberExpression(node) {
        const name = nameOf(node);
        if (name === undefined) return;
        const { parent } = node;
        const isCalled = parent.type === 'CallExpression' && parent.callee === node;
        const object = pathOf(node.object);
        if (object !== undefined && isNewerMember(object, name)) report(node, `${object}.${name}`);
        else if (isCalled && isNewerMethod(name)) report(node, `.${name}()`);
      },
      Literal(node) {
        if (!('regex' in node)) return;
        const { pattern, flags } = node.regex;
        if (NEWER_PATTERN.test(pattern) || NEWER_FLAGS.test(flags)) report(node, `/${pattern}/${flags}`);
      },
      'Program:exit'() {
        for (const { identifier } of context.sourceCode.scopeManager.globalScope?.through ?? []) {
          if (isNewerGlobal(identifier.name)) report(identifier as Rule.Node, identifier.name);
        }
      },
    };
  },
};

/**
 * Lists the features of a script that are too new for one of the oldest supported browsers: syntax newer than
 * `ecmaVersion`, global names, members and regular expressions. Each feature is listed once. If the script has newer
 * syntax, only the first parsing error is listed.
 *
 * This check cannot see whether the script tests for a feature before using it. `allowed.ts` lists the uses that are
 * safe.
 */
export function findNewer(script: string, ecmaVersion: 5 | 2019 = 2019): readonly string[] {
  const messages = new Linter({ configType: 'flat' }).verify(script, {
    languageOptions: { ecmaVersion, sourceType: 'script' },
    linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
    plugins: { floor: { rules: { 'newer-names': newerNames } } },
    rules: { 'floor/newer-names': 'error' },
  });
  return [...new Set(messages.map(({ message }) => message))];
}

type Member = Rule.Node & { readonly type: 'MemberExpression' };

function nameOf({ computed, property }: Member): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/**
 * Gives the names in an expression, joined by dots: `Intl.Locale`, and `navigator` for `window.navigator`. Gives
 * `undefined` if a part of the expression is not a name.
 */
function pathOf(node: Member['object']): string | undefined {
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const [object, name] = [pathOf(node.object), nameOf(node as Member)];
  if (object === undefined || name === undefined) return undefined;
  return ['window', 'self'].includes(object) ? name : `${object}.${name}`;
}
