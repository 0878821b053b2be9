import { useTexts } from '@demo-evm/shared/i18n';
import { ShareChoices, type Shared } from './share-choices';
import styles from './share-section.module.css';

/** The choices below a machine, for who does not look for an icon. Behaviour: Sharing. */
export function ShareSection({ shared }: { readonly shared: Shared }) {
  const { t } = useTexts();
  return (
    <section className={styles.share} aria-label={t('SHARE')}>
      <ShareChoices shared={shared} />
    </section>
  );
}
