import type { OwnAccount, OwnAccountApi } from '@demo-evm/shared/api';
import { useEffect, useState } from 'react';

/**
 * Reads the account once. `account` is `null` until it is read, if it cannot be read, and if the server does not know
 * the call.
 */
export function useAccount(api: OwnAccountApi) {
  const [account, setAccount] = useState<OwnAccount | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void api.read().then((answer) => {
      if (isCurrent && answer.ok) setAccount(answer.value);
    });
    return () => {
      isCurrent = false;
    };
  }, [api]);
  return { account, setAccount };
}
