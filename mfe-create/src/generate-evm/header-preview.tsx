import { themeColor, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import type { CSSProperties } from 'react';
import styles from './header-preview.module.css';

interface HeaderPreviewProps {
  readonly title: string;
  readonly color: string;
}

/**
 * Shows the title as the header of the machine will show it: on the machine's colour, in a readable colour.
 * Behaviour: Create.
 */
export function HeaderPreview({ title, color }: HeaderPreviewProps) {
  const { t } = useTexts();
  const theme = themeColor(color, THEMES.custom);
  const colors = { '--bar': theme.bar, '--on-bar': theme.ink } as CSSProperties;
  return (
    <p aria-hidden="true" dir="auto" className={styles.preview} style={colors}>
      {title.trim() || t('CREATE_TITLE')}
    </p>
  );
}
