import { activeSerial, formatNumber, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button, VisuallyHidden } from '@demo-evm/shared/ui';
import styles from './checklist.module.css';

interface ChecklistProps {
  /** The machine as it is published. */
  readonly machine: OwnEvmDetails;
  /** What was done on this device (marks.ts). */
  readonly marks: ReadonlySet<string>;
  /** The id of the form. The steps that are done in the form lead to it. */
  readonly formId: string;
  /** The id of the card that shares the link. */
  readonly shareId: string;
  /** True during the upload of a picture. It disables the preview, which would lack the picture. */
  readonly isUploading: boolean;
  readonly onPreview: () => void;
  readonly onHide: () => void;
}

/**
 * The steps of a campaign's first hour. A step that is not done leads to the place where it is done. The list is gone
 * when all steps are done, or when the campaign hides it. Behaviour: Checklist.
 */
export function Checklist(props: ChecklistProps) {
  const { machine, marks, formId, shareId, isUploading, onPreview, onHide } = props;
  const { t, language } = useTexts();
  const toForm = `#${formId}`;
  const hasName = [machine.cname, machine.e_cname].some(Boolean);
  const hasPicture = [machine.symbolurl, machine.cpicurl].some(Boolean);
  const steps = [
    { key: 'FIRST_REGISTERED', isDone: true },
    { key: 'FIRST_NAMES', isDone: hasName && activeSerial(machine.evmsr) !== null, href: toForm },
    { key: 'FIRST_PICTURE', isDone: hasPicture, href: toForm },
    { key: 'FIRST_LANGUAGE', isDone: Boolean(machine.extra4), href: toForm },
    { key: 'FIRST_PREVIEW', isDone: marks.has('preview') },
    { key: 'FIRST_SHARE', isDone: marks.has('share'), href: `#${shareId}` },
  ] as const;
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length || marks.has('hidden')) return null;

  const hide = () => {
    onHide();
    document.querySelector('main')?.focus({ preventScroll: true }); // the pressed button disappears
  };
  return (
    <section className={styles.card} aria-labelledby="first-hour">
      <h3 id="first-hour" className={styles.title}>
        {t('FIRST_TITLE', {
          done: formatNumber(done, language),
          all: formatNumber(steps.length, language),
        })}
      </h3>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.key} className={step.isDone ? styles.done : styles.open}>
            {step.isDone ? (
              <>
                <VisuallyHidden>{t('FIRST_DONE')} </VisuallyHidden>
                {t(step.key)}
              </>
            ) : 'href' in step ? (
              <a href={step.href}>{t(step.key)}</a>
            ) : (
              <button type="button" disabled={isUploading} onClick={onPreview}>
                {t(step.key)}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button onClick={hide}>{t('FIRST_HIDE')}</Button>
    </section>
  );
}
