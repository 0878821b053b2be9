import { Button } from '@demo-evm/shared/ui';
import type { Override } from './apply-overrides';
import styles from './override-notice.module.css';

interface OverrideNoticeProps {
  readonly overrides: readonly Override[];
  readonly onRemove: () => void;
}

/**
 * Reminds a developer that this tab does not show the released site. The text is not translated, because only
 * developers see it.
 */
export function OverrideNotice({ overrides, onRemove }: OverrideNoticeProps) {
  return (
    <aside className={styles.notice} lang="en" aria-label="Override">
      <p>
        {overrides.map(({ module, origin }) => (
          <span key={module}>
            {module} comes from {origin}.{' '}
          </span>
        ))}
      </p>
      <Button onClick={onRemove}>Remove</Button>
    </aside>
  );
}
