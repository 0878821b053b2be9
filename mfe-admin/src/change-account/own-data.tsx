import type { ApiError, OwnAccountApi } from '@demo-evm/shared/api';
import { saveFile } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ErrorNote } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useAccountTexts } from './account-texts';
import styles from './account-dialog.module.css';
import type { FieldWords } from './field-words';
import { refusalText } from './refusal-text';

interface OwnDataProps {
  readonly words: Pick<FieldWords, 'detailText'>;
  readonly exportAll: OwnAccountApi['exportAll'];
  /**
   * Called when the user wants to delete the account. The dialog that deletes the account does not pass it.
   */
  readonly onDelete?: () => void;
  readonly onFailed: (error: ApiError) => void;
}

/** The button that downloads all data of the account, and the button that begins its deletion. */
export function OwnData({ words, exportAll, onDelete, onFailed }: OwnDataProps) {
  const { t } = useTexts();
  const texts = useAccountTexts();
  const [isLoading, setIsLoading] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const download = async () => {
    setIsLoading(true);
    setRefusal(null);
    const answer = await exportAll();
    setIsLoading(false);
    if (answer.ok) {
      const text = JSON.stringify(answer.value, null, 2);
      return saveFile(new Blob([text], { type: 'application/json' }), 'demo-evm-account.json');
    }
    setRefusal(refusalText(t, texts, answer.error, words.detailText));
    onFailed(answer.error);
  };
  return (
    <section className={styles.part} aria-label={texts('DATA_TITLE')}>
      <p>{texts('DATA_NOTE')}</p>
      <ErrorNote look="text">{refusal}</ErrorNote>
      <Button disabled={isLoading} onClick={() => void download()}>
        {texts('DATA_DOWNLOAD')}
      </Button>
      {onDelete && <Button onClick={onDelete}>{texts('DELETE_OPEN')}</Button>}
    </section>
  );
}
