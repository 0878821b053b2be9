/** Props that the fields of the title and of the names share. A text has at most 200 characters. Behaviour: Fields. */
export const TEXT_INPUT = {
  type: 'text',
  required: true,
  dir: 'auto',
  maxLength: 200,
  autoComplete: 'off',
  enterKeyHint: 'next',
} as const;
