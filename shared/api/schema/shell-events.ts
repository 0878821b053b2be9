import Type, { type Static } from 'typebox';

/**
 * An event of a module on a visitor's page, such as a failed load. No field identifies the visitor. docs/decisions/0028
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
  /** Name of the module, such as `mfe-voting`. */
  module: Type.String({ maxLength: 64 }),
  version: Type.String({ maxLength: 64 }),
  /** The newest registry revision that the page knew. */
  revision: Type.Integer({ minimum: 0 }),
  /** Duration of a load, in milliseconds. */
  ms: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The browser's error text, or other details of the event. */
  detail: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ShellEvent = Static<typeof ShellEvent>;

/** A batch of events from one page. */
export const ShellEvents = Type.Array(ShellEvent, { maxItems: 20 });
export type ShellEvents = Static<typeof ShellEvents>;
