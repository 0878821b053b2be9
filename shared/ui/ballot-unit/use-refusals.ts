import type { Press } from '@demo-evm/shared/domain';
import { useState } from 'react';

/** How many presses have been refused since the last vote: the message outlasts the flash of the arrow. */
export function useRefusals(press: Press): number {
  const [seen, setSeen] = useState({ press, count: 0 });
  if (seen.press === press) return seen.count;
  const count = press.phase === 'refused' ? seen.count + 1 : press.phase === 'lit' ? 0 : seen.count;
  setSeen({ press, count });
  return count;
}
