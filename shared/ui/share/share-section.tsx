import { useTexts } from '@demo-evm/shared/i18n';
import { ShareChoices } from './share-choices';
import type { ShareContent } from './share-content';
import styles from './share-section.module.css';

/** The share choices below the machine, for visitors who overlook the header's share button. Behaviour: Sharing. */
export function ShareSection({ content }: { readonly content: ShareContent }) {
  const { t } = useTexts();
  return (
    <section className={styles.share} aria-label={t('SHARE')}>
      <ShareChoices content={content} />
    </section>
  );
}
