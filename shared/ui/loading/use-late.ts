import { useEffect, useState } from 'react';
import { loadLate } from './load-late';

/**
 * Loads code when the component is first shown (`loadLate`). Gives `null` until the code is loaded, and `'missing'`
 * while it cannot be loaded.
 * @param load Imports the code. Pass the same function in every render.
 */
export function useLate<T>(load: () => Promise<T>): T | 'missing' | null {
  const [loaded, setLoaded] = useState<{ readonly code: T } | 'missing' | null>(null);
  useEffect(
    () =>
      loadLate(
        load,
        (code) => setLoaded({ code }),
        () => setLoaded('missing'),
      ),
    [load],
  );
  return loaded === null || loaded === 'missing' ? loaded : loaded.code;
}
