import { useTexts } from '@demo-evm/shared/i18n';
import { Button, Dialog, ErrorNote, SubmitButton, TextField } from '@demo-evm/shared/ui';
import { useState } from 'react';
import { useForm, useWatch, type Resolver } from 'react-hook-form';
import styles from './vid-dialog.module.css';
import { vidProblem, type VidProblem } from './vid-problem';

interface VidDialogProps {
  readonly current: string;
  /** Gives the public link of a short link, or an empty text while the page's address is not known. */
  readonly linkOf: (vid: string) => string;
  /** Sends the new short link. Resolves to the text of the failure, or to `null` when the short link was changed. */
  readonly changeVid: (vid: string) => Promise<string | null>;
  readonly onClose: () => void;
}

interface VidValues {
  readonly vid: string;
}

const PROBLEM_KEYS = {
  empty: 'VAL_REQUIRED',
  same: 'VAL_VID_SAME',
  reserved: 'VAL_VID_RESERVED',
  shape: 'VAL_VID_SHAPE',
} as const satisfies Record<VidProblem, string>;

/**
 * Shows the current short link, a field for a new one, and the public link that results. A failure is shown inside the
 * dialog, because screen readers may not announce what is outside an open dialog.
 * Spec 2: Auth page; behaviour: Short link.
 */
export function VidDialog({ current, linkOf, changeVid, onClose }: VidDialogProps) {
  const { t } = useTexts();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState, control } = useForm<VidValues>({
    defaultValues: { vid: '' },
    resolver: createVidResolver(current),
    reValidateMode: 'onSubmit',
  });
  const vid = useWatch({ control, name: 'vid' }).trim();
  const problem = formState.errors.vid?.type as VidProblem | undefined;

  const submit = handleSubmit(
    async (values) => {
      setRefusal(null);
      const refused = await changeVid(values.vid.trim());
      if (refused === null) onClose();
      else setRefusal(refused);
    },
    ({ vid: error }) => {
      setRefusal(null);
      // This warning is required by spec 5: Short link.
      console.warn(`The short link was not sent: ${String(error?.type)}.`);
    },
  );
  return (
    <Dialog title={t('DASH_CHANGE_LINK')} closeLabel={t('CLOSE')} onClose={onClose}>
      <form className={styles.form} noValidate autoComplete="off" onSubmit={(event) => void submit(event)}>
        <p>
          {t('VID_CURRENT')}: <b>{current}</b>
        </p>
        <TextField
          {...register('vid')}
          label={t('VID_NEW')}
          lang="en"
          autoCapitalize="none"
          spellCheck={false}
          problem={problem && t(PROBLEM_KEYS[problem])}
        />
        <output className={styles.live}>{t('VID_LIVE', { url: linkOf(vid || current) })}</output>
        <ErrorNote look="text">{refusal}</ErrorNote>
        <div className={styles.buttons}>
          <SubmitButton isSubmitting={formState.isSubmitting}>
            {t(formState.isSubmitting ? 'AUTH_SUBMITTING' : 'SAVE')}
          </SubmitButton>
          <Button onClick={onClose}>{t('CANCEL')}</Button>
        </div>
      </form>
    </Dialog>
  );
}

function createVidResolver(current: string): Resolver<VidValues> {
  return (values) => {
    const type = vidProblem(values.vid.trim(), current);
    return type ? { values: {}, errors: { vid: { type } } } : { values, errors: {} };
  };
}
