import { devanagari, type NamedIn } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Picture } from '@demo-evm/shared/ui';
import styles from './ballot-sample.module.css';
import type { SampleFacts } from './sample-facts';
import { Strip } from './strip';

/** The text in place of a serial that is missing or not valid. */
const NO_SERIAL = '–';

/** The row of the candidate, as the voting page of a phone shows it. Without a serial it has a dashed edge. */
export function CandidateRow({ facts }: { readonly facts: SampleFacts }) {
  const { t, language } = useTexts();
  const { serial, names, party, photo, symbol, words } = facts;
  const name = names?.first.text ?? t('SAMPLE_ROW');
  return (
    <li className={serial === null ? styles.unset : styles.candidate}>
      <b className={styles.serial}>{serial === null ? NO_SERIAL : devanagari(serial)}</b>
      <div className={styles.row}>
        <div className={styles.paper}>
          <p className={styles.name}>
            {names ? <Named {...names.first} /> : <span lang={language}>{name}</span>}
          </p>
          {names?.second && (
            <p>
              <Named {...names.second} />
            </p>
          )}
          {party.text !== '' && (
            <p>
              <Named {...party} />
            </p>
          )}
          <p className={styles.pictures} lang={language}>
            <Picture
              kind="photo"
              url={photo}
              name={t('A11Y_PHOTO_ALT', { name })}
              className={styles.picture}
            />
            <Picture
              kind="symbol"
              url={symbol}
              name={t('A11Y_SYMBOL_ALT', { party: party.text || name })}
              className={styles.picture}
            />
          </p>
        </div>
        <Strip word={words.press} />
      </div>
    </li>
  );
}

function Named({ text, lang }: NamedIn) {
  return (
    <span lang={lang} dir="auto">
      {text}
    </span>
  );
}
