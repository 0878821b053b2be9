import { devanagari, type NamedIn } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, Picture, ShareChoices, VisuallyHidden, type Shared } from '@demo-evm/shared/ui';
import { Fragment } from 'react';
import type { Candidate } from './candidate';
import styles from './vote-slip.module.css';

/** What a confirmation says. */
export interface Slip {
  readonly candidate: Candidate;
  /** Section or title, in parts; may be empty. */
  readonly section: readonly NamedIn[];
  readonly body: string;
}

interface VoteSlipProps {
  readonly slip: Slip;
  readonly shared: Shared;
  readonly onClose: () => void;
}

/** The confirmation: a paper slip with section, serial, symbol and candidate, to be shared. SPEC 2: modal. */
export function VoteSlip({ slip, shared, onClose }: VoteSlipProps) {
  const { t } = useTexts();
  return (
    <Dialog title={t('MODAL_TITLE')} closeLabel={t('CLOSE')} emblem={<Tick />} onClose={onClose}>
      <Paper {...slip} />
      <p>{slip.body}</p>
      <ShareChoices shared={shared} />
      <Button onClick={onClose}>{t('PRACTISE_AGAIN')}</Button>
    </Dialog>
  );
}

function Paper({ candidate, section }: Slip) {
  const { t } = useTexts();
  const { serial, serialText, name, names, party, symbol } = candidate;
  return (
    <div className={styles.slip}>
      {section.length > 0 && (
        <small>
          {section.map(({ text, lang }, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              <bdi lang={lang}>{text}</bdi>
            </Fragment>
          ))}
        </small>
      )}
      <div className={styles.row}>
        {serial !== null && (
          <span className={styles.serial}>
            <span aria-hidden="true">{devanagari(serial)}</span>
            <VisuallyHidden>{t('A11Y_SERIAL', { serial: serialText })}</VisuallyHidden>
          </span>
        )}
        {symbol !== undefined && (
          <Picture
            kind="symbol"
            url={symbol}
            name={t('A11Y_SYMBOL_ALT', { party: party || name || t('COL_CANDIDATE') })}
            className={styles.symbol}
          />
        )}
      </div>
      {names && (
        <b lang={names.first.lang} dir="auto">
          {name}
        </b>
      )}
      {party && <small dir="auto">{party}</small>}
    </div>
  );
}

function Tick() {
  return (
    <span className={styles.tick} aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <path d="m5 13 4 4L19 7" />
      </svg>
    </span>
  );
}
