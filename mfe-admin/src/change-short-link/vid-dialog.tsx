import { useTexts } from '@demo-evm/shared/i18n';
import type { FormerVid } from '@demo-evm/shared/domain';
import { Button, ErrorNote, SubmitButton, TitledSheet } from '@demo-evm/shared/ui';
import { useId, useRef, useState, type FormEvent } from 'react';
import { CurrentLink } from './current-link';
import { FormerLinks } from './former-links';
import { PosterNote } from './poster-note';
import { useVidCheck } from './use-vid-check';
import styles from './vid-dialog.module.css';
import { VidField } from './vid-field';
import { vidProblem } from './vid-problem';
import { withoutScheme } from './without-scheme';

export interface VidDialogProps {
  readonly current: string;
  /** The former links; `undefined` when the server does not keep former links. */
  readonly former: readonly FormerVid[] | undefined;
  /** `bases.evm` of the host's configuration. */
  readonly evmBase: string;
  /** Gives the full URL for a short link, or an empty text while the page's address is not known. */
  readonly linkOf: (vid: string) => string;
  /** Sends the new short link. Resolves to the text of the failure, or to `null` when the short link was changed. */
  readonly changeVid: (vid: string) => Promise<string | null>;
  /** Gives up a former link. Resolves to the text of the failure, or to `null` when the link was given up. */
  readonly giveUpVid: (vid: string) => Promise<string | null>;
  readonly onClose: () => void;
}

/**
 * Shows the current short link, a field for a new one, the link that the machine will have, and the former links that
 * still lead to the machine. A failure is shown inside the dialog, because screen readers may not announce what is
 * outside an open dialog. Spec 2: Auth page; behaviour: Short link; behaviour: Former links.
 */
export function VidDialog(props: VidDialogProps) {
  const { current, former, evmBase, linkOf, changeVid, giveUpVid, onClose } = props;
  const { t } = useTexts();
  const refusalId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  const vid = typed.trim();
  const wrong = vidProblem(vid, current);
  const check = useVidCheck(wrong === undefined ? vid : null, current, evmBase);
  const problem = check === 'taken' ? 'taken' : wrong;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    setRefusal(null);
    if (problem) {
      // This warning is required by spec 5: Short link.
      console.warn(`The short link was not sent: ${problem}.`);
      return input.current?.focus();
    }
    setIsSaving(true);
    const refused = await changeVid(vid);
    if (refused === null) return onClose();
    setIsSaving(false);
    setRefusal(refused);
    input.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    setRefusal(null); // the refusal is about the former text
  };
  const [prefix = ''] = withoutScheme(linkOf('-')).split(/-$/);
  return (
    <TitledSheet title={t('DASH_CHANGE_LINK')} closeLabel={t('CLOSE')} initialFocus={input} onClose={onClose}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <CurrentLink url={linkOf(current)} />
        <VidField
          value={typed}
          onChange={type}
          prefix={prefix}
          problem={problem === 'empty' && !isAsked ? undefined : problem}
          check={check}
          refusalId={refusal === null ? undefined : refusalId}
          input={input}
        />
        <ErrorNote id={refusalId} look="text">
          {refusal}
        </ErrorNote>
        <div className={styles.live}>
          {t('VID_LIVE')}
          <output data-problem={problem !== undefined && vid !== ''}>
            {prefix}
            <b>{vid || '…'}</b>
          </output>
        </div>
        <PosterNote isKept={former !== undefined} />
        {former && former.length > 0 && <FormerLinks former={former} giveUpVid={giveUpVid} />}
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t('CANCEL')}</Button>
          <SubmitButton isSubmitting={isSaving}>{t(isSaving ? 'AUTH_SUBMITTING' : 'SAVE')}</SubmitButton>
        </div>
      </form>
    </TitledSheet>
  );
}
