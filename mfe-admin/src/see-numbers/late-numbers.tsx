import { useLate } from '@demo-evm/shared/ui';
import styles from './late-numbers.module.css';
import type { NumbersPanelProps } from './numbers-panel';

// All parts of the dashboard that are loaded after the form are in one chunk. Each further chunk would make the HTML of
// this page larger, because the HTML has a hash for each script and style of its remote.
const loadPanel = () => import(/* webpackChunkName: "home" */ './numbers-panel');

/**
 * Loads the code of the numbers panel after the code of the form. Until then, an empty box reserves the
 * space, so that nothing moves when the panel appears. If the code cannot be loaded, the dashboard works
 * without the panel.
 */
export function LateNumbers(props: NumbersPanelProps) {
  const loaded = useLate(loadPanel);
  if (loaded === null) return <div className={styles.room} />;
  return loaded === 'missing' ? null : <loaded.NumbersPanel {...props} />;
}
