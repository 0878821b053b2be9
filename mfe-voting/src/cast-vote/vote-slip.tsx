import { devanagari, type NamedIn, type VoteFate } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import {
  Button,
  Dialog,
  Picture,
  ShareChoices,
  VisuallyHidden,
  type ShareContent,
} from '@demo-evm/shared/ui';
import { Fragment } from 'react';
import type { Candidate } from './candidate';
import styles from './vote-slip.module.css';
import type { VoteStatus } from './votes';

/** The content of a confirmation. */
export interface Slip {
  readonly candidate: Candidate;
  /** Section number and area, or the title of a custom machine. The list may be empty. */
  readonly section: readonly NamedIn[];
  /** A sentence below the slip. `null` shows no sentence. */
  readonly body: string | null;
}

interface VoteSlipProps {
  readonly slip: Slip;
  readonly vote: VoteStatus;
  readonly shareContent: ShareContent;
  readonly onClose: () => void;
}

/**
 * The confirmation: a sentence about the vote's fate, a paper slip with section, serial, symbol and candidate, and ways
 * to share the machine. Screen readers announce the sentence again when it changes. Spec 2: Confirmation.
 */
export function VoteSlip({ slip, vote, shareContent, onClose }: VoteSlipProps) {
  const { t } = useTexts();
  return (
    <Dialog
      title={
        <span className={styles.line} data-fate={vote.fate} aria-live="polite">
          {vote.line}
        </span>
      }
      closeLabel={t('CLOSE')}
      emblem={<Emblem fate={vote.fate} />}
      onClose={onClose}
    >
      <Paper {...slip} />
      {slip.body && <p>{slip.body}</p>}
      <ShareChoices content={shareContent} />
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
            name={t('A11Y_SYMBOL_ALT', { party: party.text || name || t('COL_CANDIDATE') })}
            className={styles.symbol}
          />
        )}
      </div>
      {names && (
        <b lang={names.first.lang} dir="auto">
          {name}
        </b>
      )}
      {party.text && (
        <small lang={party.lang} dir="auto">
          {party.text}
        </small>
      )}
    </div>
  );
}

/** SVG paths: a tick, the hands of a clock, a cross and a question mark. */
const EMBLEM_PATHS: Readonly<Record<VoteFate, string>> = {
  counted: 'm5 13 4 4L19 7',
  waiting: 'M12 5v8l5 3',
  refused: 'm6 6 12 12M18 6 6 18',
  unknown: 'M8 9a4 4 0 1 1 4 4v3m0 3v1',
};

function Emblem({ fate }: { readonly fate: VoteFate }) {
  return (
    <span className={styles.emblem} data-fate={fate} aria-hidden="true">
      <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round">
        <path d={EMBLEM_PATHS[fate]} />
      </svg>
    </span>
  );
}
