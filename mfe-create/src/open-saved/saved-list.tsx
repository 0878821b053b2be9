import { useTexts } from '@demo-evm/shared/i18n';
import { ErrorNote } from '@demo-evm/shared/ui';
import { useId } from 'react';
import type { EvmShelf } from './evm-shelf';
import { SavedItem } from './saved-item';
import styles from './saved-list.module.css';
import { useSavedMachines } from './use-saved-machines';

/**
 * The machines on this device and those that were deleted on this page, newest first. Renders nothing when there are
 * none. Behaviour: Create.
 */
export function SavedList({ shelf }: { readonly shelf: EvmShelf }) {
  const { t } = useTexts();
  const { saved, isRefused, remove, putBack } = useSavedMachines(shelf);
  const headingId = useId();
  if (saved.length === 0) return null;
  return (
    <section className={styles.saved} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {t('CREATE_LIST')}
      </h2>
      <ul className={styles.list}>
        {saved.map(({ machine, isDeleted }) => (
          <SavedItem
            key={machine.id}
            machine={machine}
            isDeleted={isDeleted}
            onDelete={() => remove(machine.id)}
            onUndo={() => putBack(machine.id)}
          />
        ))}
      </ul>
      <ErrorNote>{isRefused && t('CREATE_STORAGE_ERROR')}</ErrorNote>
    </section>
  );
}
