import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useVersionTexts } from './version-texts';
import styles from './version-item.module.css';

interface PublishAgainProps {
  /** Until when the version was published, in words. */
  readonly moment: string;
  readonly unpublished: readonly string[];
  readonly onPublish: () => void;
}

/** Moves the focus to the question, because the question replaces the button that had the focus. */
const takeFocus = (question: HTMLElement | null) => question?.focus();

/**
 * The button that publishes a version again. It asks first, and says that unpublished changes stay in the form.
 * Behaviour: Earlier versions.
 */
export function PublishAgain({ moment, unpublished, onPublish }: PublishAgainProps) {
  const { t } = useTexts();
  const texts = useVersionTexts();
  const [isAsking, setIsAsking] = useState(false);
  if (!isAsking)
    return (
      <Button aria-label={texts('VERSION_PUBLISH_ONE', { moment })} onClick={() => setIsAsking(true)}>
        {texts('VERSION_PUBLISH')}
      </Button>
    );
  return (
    <div ref={takeFocus} tabIndex={-1} className={styles.question}>
      <div role="alert">
        <p>{texts('VERSION_ASK')}</p>
        {unpublished.length > 0 && <p>{texts('VERSION_KEEPS_FORM', { fields: unpublished.join(', ') })}</p>}
      </div>
      <div className={styles.buttons}>
        <Button look="primary" onClick={onPublish}>
          {texts('VERSION_PUBLISH')}
        </Button>
        <Button onClick={() => setIsAsking(false)}>{t('CANCEL')}</Button>
      </div>
    </div>
  );
}
