import { useTexts } from '@demo-evm/shared/i18n';
import type { EvmField } from './evm-fields';
import { electionOptions, languageOptions } from './options';
import styles from './shown-text.module.css';

interface ShownTextProps {
  readonly field: EvmField;
  readonly text: string;
}

/** The text of a field as the form shows it: a picture, the name of a language or an election, or the text itself. */
export function ShownText({ field, text }: ShownTextProps) {
  const { t } = useTexts();
  if (text === '') return <i>{t('MERGE_EMPTY')}</i>;
  if (field === 'symbolurl' || field === 'cpicurl')
    return <img className={styles.picture} src={text} alt={text} />;
  const options =
    field === 'extra4' ? languageOptions(t) : field === 'main_title' ? electionOptions(t, text) : [];
  const shown = options.find(({ value }) => value === text)?.text ?? text;
  return (
    <b className={styles.text}>
      {field === 'extra3' && <span className={styles.colour} style={{ backgroundColor: text }} />}
      {shown}
    </b>
  );
}
