import { OperatorError } from '../errors/operator-error';

/**
 * A share of the visitors.
 * @throws {OperatorError} when it is not 1 to 99
 */
export function parsePercent(text: string): number {
  if (!/^[1-9]\d?$/.test(text))
    throw new OperatorError(
      `A canary goes to 1 to 99 percent of the visitors, not ${text}. To everybody: npm run promote; to nobody: npm run withdraw.`,
    );
  return Number(text);
}
