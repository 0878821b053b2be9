import { browserStorage } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { ErrorNote } from '@demo-evm/shared/ui';
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { createEvmShelf } from './evm-shelf';
import { SavedItem } from './saved-item';
import styles from './saved-list.module.css';
import { savedTexts } from './saved-texts';
import { useSavedMachines } from './use-saved-machines';

/** The link "My machines" on a machine of this device leads to this part of the page. */
const SAVED_HASH = '#saved';

/**
 * The machines on this device and those that were deleted on this page, newest first. Renders nothing when there are
 * none. Behaviour: Create.
 */
export function SavedList() {
  const { t, language } = useTexts();
  const words = savedTexts(language);
  const [shelf] = useState(() => createEvmShelf(browserStorage));
  useLayoutEffect(() => shelf.start(), [shelf]);
  const { saved, isRefused, remove, putBack, copy } = useSavedMachines(shelf);
  const [copied, setCopied] = useState('');
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isEmpty = saved.length === 0;
  useEffect(() => {
    if (!isEmpty && window.location.hash === SAVED_HASH) heading.current?.focus();
  }, [isEmpty]);
  if (isEmpty) return null;
  return (
    <section className={styles.saved} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
        {words('CREATE_LIST')}
      </h2>
      <ErrorNote>{isRefused && t('CREATE_STORAGE_ERROR')}</ErrorNote>
      <p role="status" className={styles.status}>
        {copied && !isRefused && words('CREATE_COPIED', { title: copied })}
      </p>
      <ul className={styles.list}>
        {saved.map((entry) => (
          <SavedItem
            key={entry.id}
            saved={entry}
            onCopy={() => {
              if (!entry.machine) return;
              const title = words('CREATE_COPY_TITLE', { title: entry.machine.title });
              void copy(entry.machine, title).then(() => setCopied(title));
            }}
            onDelete={() => remove(entry.id)}
            onUndo={() => putBack(entry.id)}
          />
        ))}
      </ul>
    </section>
  );
}
