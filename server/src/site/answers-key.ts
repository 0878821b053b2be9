import type { EvmDetails } from '@demo-evm/shared/domain';
import { weakEtag } from '../http/etag';
import type { Answers } from './open-route';

/** Gives a text that is the same for API answers with the same content, and short enough for the key of a cache. */
export function answersKey(answers: Answers): string {
  let key = '';
  for (const url in answers) key += `${url} ${machineKey(answers[url] ?? null)} `;
  return key;
}

/** The keys of machines that are still in use, so that a machine that many visitors get is hashed once. */
const KEYS = new WeakMap<EvmDetails, string>();

function machineKey(machine: EvmDetails | null): string {
  if (machine === null) return 'missing';
  const known = KEYS.get(machine);
  if (known !== undefined) return known;
  const key = weakEtag(JSON.stringify(machine));
  KEYS.set(machine, key);
  return key;
}
