import checkFile from 'eslint-plugin-check-file';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { boundariesPlugin } from './boundaries-rule.js';

/** Every package is linted with this one configuration. docs/CONTRIBUTING.md. */
export default tseslint.config(
  { ignores: ['**/dist/**', '**/test-results/**', '**/node_modules/**', '**/*.d.ts'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: process.cwd() } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allowAny: false,
          allowBoolean: false,
          allowNever: false,
          allowNullish: false,
          allowNumber: true,
          allowRegExp: false,
        },
      ],
      '@typescript-eslint/no-confusing-void-expression': 'off', // `onClick={() => close()}` is allowed
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/method-signature-style': ['error', 'property'],
      'no-console': ['error', { allow: ['error', 'warn', 'info'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    languageOptions: { globals: globals.browser },
    // These elements need a `role` attribute, because a style with `display` removes their own role in some browsers.
    rules: {
      'jsx-a11y/no-redundant-roles': [
        'error',
        { table: ['table'], tr: ['row'], thead: ['rowgroup'], tbody: ['rowgroup'] },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': ['error', { td: ['cell'] }],
    },
  },
  { files: ['**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
  {
    files: ['**/*.{ts,tsx,js}'],
    ignores: ['**/migrations/*'], // the names of migrations begin with a number
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,js}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/folder-naming-convention': ['error', { '*/**/': 'KEBAB_CASE' }],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', '**/testing/**'],
    rules: { 'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**', 'checks/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off', // jest's matchers have the type `any`
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    // A Fastify plugin is an async function even if it awaits nothing.
    files: ['**/*-route.ts', '**/*-routes.ts'],
    rules: { '@typescript-eslint/require-await': 'off' },
  },
  {
    // The ignored files may have a default export, because tools or the shell import it.
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/app.tsx', '**/*.config.ts', '**/federation/*.ts', '**/jest/{css-module,sound-file}.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use a named export.' },
        { selector: 'ExportAllDeclaration', message: 'Name what you export.' },
        {
          selector: 'JSXOpeningElement[name.name=/^(title|meta|link|style|script)$/]',
          message:
            'React 18 does not move this element into the head. Set it in an effect; Page sets the title.',
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx,js}'],
    plugins: { 'demo-evm': boundariesPlugin },
    rules: { 'demo-evm/boundaries': 'error' },
  },
);
