import type { Registry } from '@demo-evm/shared/contract';
import Type from 'typebox';
import Value from 'typebox/value';
import { OperatorError, reasonOf } from '../errors/operator-error';

/** The registry of a site without releases. */
export const EMPTY_REGISTRY: Registry = { format: 1, revision: 0, modules: {} };

/**
 * The parts of a registry that are checked when it is read. All other fields of its releases were checked when the
 * releases were published.
 */
const RegistryShape = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  modules: Type.Record(
    Type.String(),
    Type.Object({
      current: Type.String(),
      canary: Type.Union([Type.Null(), Type.Object({ version: Type.String(), percent: Type.Number() })]),
      releases: Type.Record(Type.String(), Type.Object({ module: Type.String(), version: Type.String() })),
    }),
  ),
});

/**
 * Reads the text of a registry.
 * @param what the name of the registry as the beginning of a sentence, for the message of the error
 * @throws {OperatorError} when the text is damaged, or its format is newer than the format that this server knows
 */
export function parseRegistry(text: string, what: string): Registry {
  const registry = parse(text, what);
  const { format = NaN } = Object(registry) as { readonly format?: unknown };
  if (typeof format === 'number' && format > EMPTY_REGISTRY.format)
    throw new OperatorError(
      `${what} has format ${format}; this Demo EVM reads ${EMPTY_REGISTRY.format}. Update it.`,
    );
  if (format !== EMPTY_REGISTRY.format || !Value.Check(RegistryShape, registry))
    throw new OperatorError(`${what} is damaged. ${HOW_TO_REPAIR}`);
  return registry as unknown as Registry;
}

const HOW_TO_REPAIR = 'Remove it, and the revision before it is used again.';

function parse(text: string, what: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`${what} is damaged: ${reasonOf(error)}. ${HOW_TO_REPAIR}`, {
      cause: error,
    });
  }
}
