import type { ShellEvent } from '@demo-evm/shared/api/schemas';

/** These kinds of events are problems of a release. The others are steps of a repair, and measures. */
export const PROBLEM_KINDS: ReadonlySet<string> = new Set<ShellEvent['kind']>([
  'failure',
  'refusal',
  'render-error',
  'error',
  'rejection',
]);
