/**
 * An error without a stack, for refusals of which a flood may cause hundreds a second. A stack would take longer than
 * the rest of the refusal, and nothing reads it.
 */
export class StacklessError extends Error {
  constructor(message: string) {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
  }
}
