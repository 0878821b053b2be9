import { devanagari } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Hand, Picture, VisuallyHidden } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';
import { LampIcon, WavesIcon } from './how-icons';
import { ListenButton } from './listen/listen-button';
import styles from './how-pictures.module.css';
import { useListen } from './listen/use-listen';
import { voteForSentence } from './vote-for-sentence';

/**
 * Three pictures that say how to vote: find the number and the symbol, press the blue button, wait for the light and
 * the beep. Without a serial, only the symbol is shown. Without serial and symbol, nothing is shown.
 */
export function Pictures({ candidate }: { readonly candidate: Candidate }) {
  const { t } = useTexts();
  const { serial, serialText, name, party, symbol } = candidate;
  const steps = [voteForSentence(candidate, t, name), t('HOW_PRESS'), t('HOW_DONE')] as const;
  const { spoken, toggle, isPossible } = useListen(steps);
  if (serial === null && !symbol) return null;

  const step = (index: number) => (spoken === index ? '' : undefined);
  return (
    <div className={styles.steps} data-spoken={spoken === null ? undefined : ''}>
      <ol className={styles.list}>
        <li className={styles.find} data-now={step(0)}>
          {serial !== null && (
            <>
              <b aria-hidden="true">{devanagari(serial)}</b>
              <VisuallyHidden>
                {t(symbol ? 'HOW_FIND' : 'A11Y_SERIAL', { serial: serialText })}
              </VisuallyHidden>
            </>
          )}
          {symbol && (
            <Picture
              kind="symbol"
              url={symbol}
              name={t('A11Y_SYMBOL_ALT', { party: party.text || name || t('COL_CANDIDATE') })}
              className={styles.symbol}
            />
          )}
        </li>
        {serial !== null && (
          <>
            <li data-now={step(1)}>
              <i className={styles.button} />
              <Hand className={styles.hand} />
              <VisuallyHidden>{steps[1]}</VisuallyHidden>
            </li>
            <li data-now={step(2)}>
              <LampIcon />
              <WavesIcon />
              <VisuallyHidden>{steps[2]}</VisuallyHidden>
            </li>
          </>
        )}
      </ol>
      {serial !== null && isPossible && (
        <ListenButton isSpeaking={spoken !== null} steps={steps} onPress={toggle} />
      )}
    </div>
  );
}
