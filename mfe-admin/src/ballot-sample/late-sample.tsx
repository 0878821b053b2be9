import { useLate } from '@demo-evm/shared/ui';
import type { BallotSampleProps } from './ballot-sample';
import styles from './late-sample.module.css';

// All parts of the dashboard that are loaded after the form are in one chunk (see-numbers/late-numbers.tsx).
const loadSample = () => import(/* webpackChunkName: "home" */ './ballot-sample');

/**
 * Loads the code of the sample after the code of the form. Until then, an empty box reserves the space, so
 * that nothing moves when the sample appears. If the code cannot be loaded, the form works without the
 * sample.
 */
export function LateSample(props: BallotSampleProps) {
  const loaded = useLate(loadSample);
  if (loaded === null) return <div className={styles.room} />;
  return loaded === 'missing' ? null : <loaded.BallotSample {...props} />;
}
