import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, RouteLink } from '@demo-evm/shared/ui';
import { SavedIcon } from './saved-icons';
import styles from './saved-item.module.css';
import { savedTexts } from './saved-texts';
import type { SavedMachine } from './use-saved-machines';

interface SavedItemProps {
  readonly saved: SavedMachine;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  readonly onUndo: () => void;
}

/**
 * A saved machine, with links that open and edit it, and buttons that copy and delete it. An unreadable machine can
 * only be deleted. After a deletion, an Undo button replaces the Delete button.
 */
export function SavedItem({ saved: { id, machine, isDeleted }, onCopy, onDelete, onUndo }: SavedItemProps) {
  const { language } = useTexts();
  const t = savedTexts(language);
  const number = (value: number) => formatNumber(value, language);
  const title = machine?.title ?? t('CREATE_UNREADABLE');
  const { candidates = [], themeColor = 'transparent' } = machine ?? {};
  const votes = candidates.reduce((sum, candidate) => sum + candidate.votes, 0);

  return (
    <li className={styles.item} data-deleted={isDeleted || undefined}>
      <span aria-hidden="true" className={styles.stripe} style={{ backgroundColor: themeColor }} />
      <div className={styles.words}>
        {!isDeleted && (
          <>
            <h3 dir="auto">{title}</h3>
            <p>
              {machine
                ? t('CREATE_SUMMARY', { candidates: number(candidates.length), votes: number(votes) })
                : t('CREATE_UNREADABLE_WHY')}
            </p>
          </>
        )}
        <p role="status">{isDeleted && t('CREATE_DELETED', { title })}</p>
      </div>
      <div className={styles.actions}>
        {machine && !isDeleted && (
          <>
            <RouteLink to={`/demo/${encodeURIComponent(id)}`} aria-label={t('A11Y_OPEN', { title })}>
              <SavedIcon of="open" />
              {t('CREATE_OPEN')}
            </RouteLink>
            <RouteLink to={`/create?edit=${encodeURIComponent(id)}`} aria-label={t('A11Y_EDIT', { title })}>
              <SavedIcon of="edit" />
              {t('CREATE_EDIT')}
            </RouteLink>
            <Button aria-label={t('A11Y_COPY', { title })} onClick={onCopy}>
              <SavedIcon of="copy" />
              {t('CREATE_COPY')}
            </Button>
          </>
        )}
        <Button
          key="delete-or-undo"
          aria-label={isDeleted ? t('A11Y_UNDO', { title }) : t('A11Y_DELETE', { title })}
          onClick={isDeleted ? onUndo : onDelete}
        >
          <SavedIcon of={isDeleted ? 'undo' : 'delete'} />
          {isDeleted ? t('CREATE_UNDO') : t('CREATE_DELETE')}
        </Button>
      </div>
    </li>
  );
}
