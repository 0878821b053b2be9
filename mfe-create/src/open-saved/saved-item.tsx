import { formatNumber, type CustomEvm } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, RouteLink } from '@demo-evm/shared/ui';
import styles from './saved-item.module.css';

interface SavedItemProps {
  readonly machine: CustomEvm;
  readonly isDeleted: boolean;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
}

/**
 * A saved machine with a link that opens it and a Delete button. After a deletion, an Undo button replaces the Delete
 * button.
 */
export function SavedItem({ machine, isDeleted, onDelete, onUndo }: SavedItemProps) {
  const { t, language } = useTexts();
  const { id, title, themeColor, candidates } = machine;
  const number = (value: number) => formatNumber(value, language);
  const votes = candidates.reduce((sum, candidate) => sum + candidate.votes, 0);

  return (
    <li className={styles.item}>
      <span aria-hidden="true" className={styles.color} style={{ backgroundColor: themeColor }} />
      <div className={styles.words}>
        {!isDeleted && (
          <>
            <b dir="auto">{title}</b>
            <p>{t('CREATE_SUMMARY', { candidates: number(candidates.length), votes: number(votes) })}</p>
          </>
        )}
        <p role="status">{isDeleted && t('CREATE_DELETED', { title })}</p>
      </div>
      <div className={styles.actions}>
        {!isDeleted && (
          <RouteLink to={`/demo/${encodeURIComponent(id)}`} aria-label={t('A11Y_OPEN', { title })}>
            {t('CREATE_OPEN')}
          </RouteLink>
        )}
        <Button
          key="delete-or-undo"
          aria-label={isDeleted ? t('A11Y_UNDO', { title }) : t('A11Y_DELETE', { title })}
          onClick={isDeleted ? onUndo : onDelete}
        >
          {isDeleted ? t('CREATE_UNDO') : t('CREATE_DELETE')}
        </Button>
      </div>
    </li>
  );
}
