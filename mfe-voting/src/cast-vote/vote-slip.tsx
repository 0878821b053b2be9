import { devanagari, pairNames, whatsappLink, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, ButtonLink, Dialog, Picture, VisuallyHidden } from '@demo-evm/shared/ui';
import type { Candidate } from './candidate';
import { sectionKeys, sectionNumber } from './election-words';
import { useShareText } from './use-share-text';
import styles from './vote-slip.module.css';

interface VoteSlipProps {
  readonly candidate: Candidate;
  readonly details: EvmDetails;
  readonly onClose: () => void;
}

/** The confirmation: a paper slip with section, serial, symbol and candidate, to be shared. SPEC 2: modal. */
export function VoteSlip({ candidate, details, onClose }: VoteSlipProps) {
  const { t, language } = useTexts();
  const { serial, serialText, name, names, party, symbol } = candidate;
  const share = useShareText(candidate);
  const number = sectionNumber(details.vidint, language);
  const area = pairNames(details.vname, details.e_vname, language)?.first.text;
  const section = [number && t(sectionKeys(details.main_title).line, { number }), area]
    .filter(Boolean)
    .join(' · ');

  return (
    <Dialog title={t('MODAL_TITLE')} closeLabel={t('CLOSE')} emblem={<Tick />} onClose={onClose}>
      <div className={styles.slip}>
        {section && <small dir="auto">{section}</small>}
        <div className={styles.row}>
          {serial !== null && (
            <span className={styles.serial}>
              <span aria-hidden="true">{devanagari(serial)}</span>
              <VisuallyHidden>{t('A11Y_SERIAL', { serial: serialText })}</VisuallyHidden>
            </span>
          )}
          <Picture
            kind="symbol"
            url={symbol}
            name={t('A11Y_SYMBOL_ALT', { party: party || name || t('COL_CANDIDATE') })}
            className={styles.symbol}
          />
        </div>
        {names && (
          <b lang={names.first.lang} dir="auto">
            {name}
          </b>
        )}
        {party && <small dir="auto">{party}</small>}
      </div>
      <p>{t('MODAL_BODY')}</p>
      <ButtonLink look="whatsapp" href={whatsappLink(share.text)} target="_blank" rel="noopener noreferrer">
        {t('SHARE_WHATSAPP')}
      </ButtonLink>
      <Button onClick={onClose}>{t('PRACTISE_AGAIN')}</Button>
    </Dialog>
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
