import { OperatorError } from '../errors/operator-error';

/**
 * Parses the percentage of visitors who get a canary.
 * @throws {OperatorError} when the text is not a whole number from 1 to 99
 */
export function parsePercent(text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new OperatorError(
      `A canary goes to 1 to 99 percent of the visitors, not ${text}. For all visitors: npm run promote. For none: npm run withdraw.`,
    );
  return Number(text);
}
