import type { ApiError, EarlierVersion } from '@demo-evm/shared/api';
import type { EvmDetails, Result } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ErrorNote, Loading, TitledSheet } from '@demo-evm/shared/ui';
import { useVersions } from './use-versions';
import { VersionItem } from './version-item';
import { useVersionTexts } from './version-texts';
import styles from './versions-dialog.module.css';

export interface VersionsDialogProps {
  /** The machine as it is published now. */
  readonly published: EvmDetails;
  /** The labels of the form's fields with unpublished changes. */
  readonly unpublished: readonly string[];
  readonly load: () => Promise<Result<readonly EarlierVersion[], ApiError>>;
  /** Gives the text for a failure of `load`. */
  readonly failureOf: (error: ApiError) => string;
  readonly onPublish: (version: EarlierVersion) => void;
  readonly onClose: () => void;
}

/**
 * Lists the earlier versions of the machine, the newest first. Each one can be looked at and published again.
 * Behaviour: Earlier versions.
 */
export function VersionsDialog(props: VersionsDialogProps) {
  const { published, unpublished, load, failureOf, onPublish, onClose } = props;
  const { t } = useTexts();
  const texts = useVersionTexts();
  const { answer, retry } = useVersions(load);
  const list = () => {
    if (answer === null) return <Loading />;
    if (!answer.ok)
      return (
        <>
          <ErrorNote look="text">{failureOf(answer.error)}</ErrorNote>
          <Button onClick={retry}>{t('RETRY')}</Button>
        </>
      );
    return (
      <ol className={styles.list}>
        {answer.value.map((version) => (
          <VersionItem
            key={version.id}
            version={version}
            published={published}
            unpublished={unpublished}
            onPublish={() => onPublish(version)}
          />
        ))}
      </ol>
    );
  };
  return (
    <TitledSheet title={t('VERSIONS_TITLE')} closeLabel={t('CLOSE')} onClose={onClose}>
      <p className={styles.note}>{texts('VERSIONS_NOTE')}</p>
      {list()}
    </TitledSheet>
  );
}
