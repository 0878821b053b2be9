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
    'error',
    'rejection',
    'vote-failed',
    'shown',
    'lcp',
    'inp',
    'cls',
  ]),
  /** Name of the module, such as `mfe-voting`. */
  module: Type.String({ maxLength: 64 }),
  version: Type.String({ maxLength: 64 }),
  /** The newest registry revision that the page knew. */
  revision: Type.Integer({ minimum: 0 }),
  /**
   * A time in milliseconds: the duration of a load, the time from the navigation until the remote is on the
   * screen (`shown`), or the value of LCP or INP.
   */
  ms: Type.Optional(Type.Integer({ minimum: 0 })),
  /** The value of CLS, which has no unit. */
  score: Type.Optional(Type.Number({ minimum: 0 })),
  /**
   * The kinds of events of this release that this page has reported before, with spaces between them. The
   * server uses them to find the first problem of a release on a page, because it counts pages and not problems.
   * docs/decisions/0062
   */
  earlier: Type.Optional(Type.String({ maxLength: 256 })),
  /** Shells that do not send `earlier` say in this way that the event is the first problem of its release. */
  isFirst: Type.Optional(Type.Boolean()),
  /**
   * True if the browser had the files of the remote in its cache. Such a time is not used to compare
   * releases.
   */
  isCached: Type.Optional(Type.Boolean()),
  /** The browser's error text, or other details of the event. */
  detail: Type.Optional(Type.String({ maxLength: 300 })),
});
export type ShellEvent = Static<typeof ShellEvent>;

/** A batch of events from one page. The page of a newer shell may send kinds that this server does not know. */
export const ShellEvents = Type.Array(
  Type.Object({ ...ShellEvent.properties, kind: Type.String({ maxLength: 64 }) }),
  { maxItems: 20 },
);
export type ShellEvents = Static<typeof ShellEvents>;
