import { useFocusOnProblem } from '@demo-evm/shared/api/react';
import { useTexts } from '@demo-evm/shared/i18n';
import { NumberField, SelectField, TextField } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './evm-form.module.css';
import type { EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';
import { FIELD_LABELS } from './field-labels';
import { FormStep } from './form-step';
import { moveOnEnter } from './move-on-enter';
import { electionOptions, languageOptions } from './options';

/** The id of the form, for the submit button outside the form and for the skip link. */
export const EVM_FORM_ID = 'evm-form';

interface EvmFormProps {
  readonly form: UseFormReturn<EvmValues>;
  /** The saved election type. The form offers this type even if it is not one of the known types. */
  readonly savedElection: string;
  /** Says what is wrong with a field. Returns `undefined` when nothing is wrong. */
  readonly problemOf: (field: EvmField) => string | undefined;
  /** Gives the note below an emptied field: whether the update keeps or removes its published value. */
  readonly noteOf: (field: EvmField) => ReactNode;
  readonly onSubmit: () => void;
  /** The fields of the two pictures. */
  readonly pictures: ReactNode;
}

/**
 * The form for the details of a campaign's machine, in three steps that are all open at first. Spec 3: EVM details;
 * spec 5: EVM update; behaviour: Form.
 */
export function EvmForm({ form, savedElection, problemOf, noteOf, onSubmit, pictures }: EvmFormProps) {
  const { t } = useTexts();
  const element = useFocusOnProblem(form.formState);
  const field = (name: EvmField) => ({
    ...form.register(name),
    label: t(FIELD_LABELS[name]),
    problem: problemOf(name),
    note: noteOf(name),
    enterKeyHint: 'next' as const,
  });
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the form gets its fields' key events
    <form
      ref={element}
      id={EVM_FORM_ID}
      className={styles.form}
      noValidate
      autoComplete="off"
      onKeyDown={moveOnEnter}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* The form's first button is its default button. Because it is disabled, no key submits the form. */}
      <button type="submit" disabled hidden />
      <FormStep number={1} title={t('FORM_ELECTION')}>
        <SelectField {...field('main_title')} options={electionOptions(t, savedElection)} />
        <TextField {...field('entity_subtitle')} hint={t('FORM_SECTION_EXAMPLE')} />
        <NumberField {...field('vidint')} min={0} />
        <NumberField {...field('evmsr')} min={1} max={16} />
      </FormStep>
      <FormStep number={2} title={t('FORM_CANDIDATE')}>
        <TextField {...field('cname')} lang="mr" />
        <TextField {...field('e_cname')} lang="en" />
        <TextField {...field('vname')} lang="mr" />
        <TextField {...field('e_vname')} lang="en" />
        <TextField {...field('sname')} />
      </FormStep>
      <FormStep number={3} title={t('FORM_LOOK')}>
        {pictures}
        <TextField {...field('extra3')} type="color" />
        <SelectField {...field('extra4')} options={languageOptions(t)} />
      </FormStep>
      <details className={styles.more}>
        <summary>{t('FORM_MORE')}</summary>
        <div className={styles.fields}>
          <TextField {...field('mva')} hint={t('FORM_MARKER_HINT')} />
          <TextField {...field('priority')} />
        </div>
      </details>
    </form>
  );
}
