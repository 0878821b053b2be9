import Type, { type Static } from 'typebox';

/**
 * Something that happened to a module on a visitor's page. Nothing in it tells who the visitor is or what the
 * visitor did. docs/decisions/0028.
 */
export const ShellEvent = Type.Object({
  kind: Type.Enum([
    'load',
    'failure',
    'heal',
    'refusal',
    'retry',
    'render-error',
    'canary-left',
    'reload',
    'override',
  ]),
  /** `mfe-voting` and so on. */
  module: Type.String({ maxLength: 64 }),
  version: Type.String({ maxLength: 64 }),
  /** Of the registry that the page knew. */
  revision: Type.Integer({ minimum: 0 }),
  /** Milliseconds that a load took. */
  ms: Type.Optional(Type.Integer({ minimum: 0 })),
  /** What went wrong, in the words of the browser. */
  detail: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ShellEvent = Static<typeof ShellEvent>;

/** What a page sends at once. */
export const ShellEvents = Type.Array(ShellEvent, { maxItems: 20 });
export type ShellEvents = Static<typeof ShellEvents>;
