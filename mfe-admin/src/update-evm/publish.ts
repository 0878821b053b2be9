import type { ApiError, OwnMachineApi } from '@demo-evm/shared/api';
import type { OwnEvmDetails, Result } from '@demo-evm/shared/domain';
import type { EvmField } from './evm-fields';
import { textsOf, type EvmValues } from './evm-values';
import { mergeEdits, type Conflict } from './merge-edits';
import { updateOf } from './update-of';

/** The text that was chosen for each field that had a conflict. */
export type Choices = Partial<EvmValues>;

/** What `updateOf` needs besides the texts: the client's name, the saved machine, and the fields that are removed. */
type BodyFacts = [clientName: string | null | undefined, saved: OwnEvmDetails, removed: readonly EvmField[]];

export interface Edits {
  /** The texts that the edits began with. */
  readonly base: EvmValues;
  /** The texts to publish: those in the form, or those of an earlier version. */
  readonly mine: EvmValues;
  /** The empty fields whose published values are removed. */
  readonly removed?: readonly EvmField[];
  /** Lets the user choose a text for each field with a conflict. Resolves to `null` when the user cancels. */
  readonly choose: (conflicts: readonly Conflict[]) => Promise<Choices | null>;
  /** Makes the body of the update. The default is `updateOf`. */
  readonly bodyOf?: (...edits: [values: EvmValues, ...BodyFacts]) => ReturnType<typeof updateOf>;
}

export interface Published {
  /** The texts that were sent. They differ from `mine` where somebody else's text was taken over. */
  readonly values: EvmValues;
  readonly machine: OwnEvmDetails;
}

/**
 * Updates the machine without losing what somebody else has saved meanwhile. It reads the machine again,
 * merges, and asks about conflicts. After an answer it begins again, because the answer may take minutes.
 * Resolves to `null` when the user cancels; nothing is sent then. Behaviour: Update.
 */
export async function publish(
  api: Pick<OwnMachineApi, 'get' | 'update'>,
  { base, mine, removed = [], choose, bodyOf = updateOf }: Edits,
): Promise<Result<Published, ApiError> | null> {
  const read = await api.get();
  if (!read.ok) return read;
  const theirs = textsOf(read.value);
  const { values, conflicts } = mergeEdits(base, mine, theirs, removed);
  if (conflicts.length > 0) {
    const choices = await choose(conflicts);
    const resolved = { base: theirs, mine: { ...values, ...choices }, removed, choose, bodyOf };
    return choices && publish(api, resolved);
  }
  const body = bodyOf(values, read.value.client_name, read.value, removed);
  const answer = await api.update(body);
  if (!answer.ok) return answer;
  return { ok: true, value: { values, machine: answer.value ?? { ...read.value, ...body } } };
}
