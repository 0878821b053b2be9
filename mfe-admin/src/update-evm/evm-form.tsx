import { useTexts } from '@demo-evm/shared/i18n';
import { SelectField, TextField } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import styles from './evm-form.module.css';
import type { EvmField } from './evm-fields';
import type { EvmValues } from './evm-values';
import { electionOptions, languageOptions } from './options';

/** The id of the form, for the submit button outside the form and for the skip link. */
export const EVM_FORM_ID = 'evm-form';

interface EvmFormProps {
  readonly form: UseFormReturn<EvmValues>;
  /** The saved election type. The form offers this type even if it is not one of the known types. */
  readonly savedElection: string;
  /** Says what is wrong with a field. Returns `undefined` when nothing is wrong. */
  readonly problemOf: (field: EvmField) => string | undefined;
  readonly onSubmit: () => void;
  /** The fields of the two pictures. */
  readonly pictures: ReactNode;
}

/** The form for the details of a campaign's machine. Spec 3: EVM details; spec 5: EVM update. */
export function EvmForm({ form, savedElection, problemOf, onSubmit, pictures }: EvmFormProps) {
  const { t } = useTexts();
  const { errors } = form.formState;
  const field = (name: EvmField) => ({ ...form.register(name), problem: problemOf(name) });
  return (
    <form
      id={EVM_FORM_ID}
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Group title={t('FORM_ELECTION')}>
        <SelectField
          {...field('main_title')}
          label={t('FORM_ELECTION_TYPE')}
          options={electionOptions(t, savedElection)}
        />
        <TextField {...field('entity_subtitle')} label={t('FORM_SECTION_NAME')} />
        <TextField {...field('vidint')} type="number" min={0} label={t('FORM_SECTION_NO')} />
        <TextField {...field('evmsr')} type="number" min={1} max={16} label={t('FORM_SERIAL')} />
      </Group>
      <Group title={t('FORM_CANDIDATE')}>
        <TextField {...field('e_cname')} lang="en" label={t('FORM_CNAME_EN')} />
        <TextField {...field('cname')} lang="mr" label={t('FORM_CNAME_MR')} />
        <TextField {...field('e_vname')} lang="en" label={t('FORM_VNAME_EN')} />
        <TextField {...field('vname')} lang="mr" label={t('FORM_VNAME_MR')} />
        <TextField {...field('sname')} label={t('FORM_PARTY')} />
      </Group>
      <Group title={t('FORM_LOOK')}>
        <TextField {...field('extra3')} type="color" label={t('FORM_THEME')} />
        <SelectField {...field('extra4')} label={t('FORM_LANGUAGE')} options={languageOptions(t)} />
        {pictures}
      </Group>
      <details className={styles.more} open={Boolean(errors.mva ?? errors.priority) || undefined}>
        <summary>{t('FORM_MORE')}</summary>
        <div className={styles.fields}>
          <TextField {...field('mva')} label={t('FORM_MARKER')} hint={t('FORM_MARKER_HINT')} />
          <TextField {...field('priority')} label={t('FORM_PRIORITY')} />
        </div>
      </details>
    </form>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  );
}
