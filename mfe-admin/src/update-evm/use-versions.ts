import type { ApiError, EarlierVersion } from '@demo-evm/shared/api';
import type { Result } from '@demo-evm/shared/domain';
import { useEffect, useState } from 'react';

type Answer = Result<readonly EarlierVersion[], ApiError>;

/**
 * Reads the earlier versions when the dialog opens, and again after `retry`. While they are read, `answer` is
 * `null`.
 */
export function useVersions(load: () => Promise<Answer>) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isLoading = answer === null;
  useEffect(() => {
    if (!isLoading) return;
    let isCurrent = true;
    void load().then((loaded) => {
      if (isCurrent) setAnswer(loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, [load, isLoading]);
  return { answer, retry: () => setAnswer(null) };
}
