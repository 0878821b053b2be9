import { useTexts } from '@demo-evm/shared/i18n';
import { useLate } from '@demo-evm/shared/ui';
import styles from './late-picture-field.module.css';
import type { PictureFieldProps } from './picture-field';

// All parts of the dashboard that are loaded after the form are in one chunk (see-numbers/late-numbers.tsx).
const loadField = () => import(/* webpackChunkName: "home" */ './picture-field');

/**
 * Loads the code of the picture fields after the code of the form. Until then, an empty box reserves the
 * space, so that nothing moves when the fields appear. While the code cannot be loaded, a sentence says so,
 * and the rest of the form works.
 */
export function LatePictureField(props: PictureFieldProps) {
  const { t } = useTexts();
  const loaded = useLate(loadField);
  if (loaded === null) return <div className={styles.room} />;
  if (loaded !== 'missing') return <loaded.PictureField {...props} />;
  return (
    <p>
      {props.label}: {t('NET_LOAD_FAILED')}
    </p>
  );
}
