import { createMachineApi } from '@demo-evm/shared/api';
import { useEffect, useState } from 'react';

/**
 * What is known about a short link. `own`: the link already leads to the machine. `unknown`: the server was not asked,
 * or gave no usable answer.
 */
export type VidCheck = 'unknown' | 'checking' | 'free' | 'taken' | 'own';

/** The server is asked when the text has not changed for this long. */
const CHECK_DELAY_MS = 400;

/**
 * Asks the server whether a short link leads to a machine.
 * @param vid the short link; with `null`, the server is not asked
 * @param current the machine's present short link
 * @param base `bases.evm` of the host's configuration
 */
export function useVidCheck(vid: string | null, current: string, base: string): VidCheck {
  const [answered, setAnswered] = useState<{ readonly vid: string; readonly check: VidCheck } | null>(null);
  useEffect(() => {
    if (vid === null) return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      void createMachineApi(base)
        .getMachine(vid)
        .then((answer) => {
          if (isCurrent) setAnswered({ vid, check: checkOf(answer, current) });
        });
    }, CHECK_DELAY_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [vid, current, base]);
  if (vid === null) return 'unknown';
  return answered?.vid === vid ? answered.check : 'checking';
}

type Answer = Awaited<ReturnType<ReturnType<typeof createMachineApi>['getMachine']>>;

function checkOf(answer: Answer, current: string): VidCheck {
  if (!answer.ok) return 'unknown';
  if (answer.value === null) return 'free';
  return answer.value.vid?.toLowerCase() === current.toLowerCase() ? 'own' : 'taken';
}
