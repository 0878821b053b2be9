import tseslint from 'typescript-eslint';
import { boundaries } from './boundaries.js';

/** The boundaries without the rules that need types, so that their test takes seconds. */
export default [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  ...boundaries,
];
