import type { EarlierVersion } from '@demo-evm/shared/api';
import { formatMoment, formatNumber, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { EVM_FIELDS } from './evm-fields';
import { textsOf } from './evm-values';
import { FIELD_LABELS } from './field-labels';
import { ShownText } from './shown-text';
import { PublishAgain } from './publish-again';
import { useVersionTexts } from './version-texts';
import styles from './version-item.module.css';

interface VersionItemProps {
  readonly version: EarlierVersion;
  readonly published: EvmDetails;
  readonly unpublished: readonly string[];
  readonly onPublish: () => void;
}

/** At most this many labels are in the summary of a version. */
const NAMED_FIELDS = 3;

/** One earlier version: until when it was published, and what is different now. Behaviour: Earlier versions. */
export function VersionItem({ version, published, unpublished, onPublish }: VersionItemProps) {
  const { t, language } = useTexts();
  const texts = useVersionTexts();
  const [then, now] = [textsOf(version), textsOf(published)];
  const different = EVM_FIELDS.filter((field) => then[field] !== now[field]);
  const moment = formatMoment(new Date(version.replaced_at), language);
  const labels = different.map((field) => t(FIELD_LABELS[field]));
  const fields = labels.slice(0, NAMED_FIELDS).join(', ');
  const rest = labels.length - NAMED_FIELDS;
  if (different.length === 0)
    return (
      <li className={styles.item}>
        <p className={styles.same}>
          <b>{texts('VERSION_UNTIL', { moment })}</b>
          <small>{texts('VERSION_SAME')}</small>
        </p>
      </li>
    );
  return (
    <li className={styles.item}>
      <details>
        <summary>
          <span className={styles.head}>
            <b>{texts('VERSION_UNTIL', { moment })}</b>
            <small>
              {rest > 0
                ? texts('VERSION_DIFFERENT_MORE', { fields, rest: formatNumber(rest, language) })
                : texts('VERSION_DIFFERENT', { fields })}
            </small>
          </span>
        </summary>
        <div className={styles.look}>
          <table>
            <thead>
              <tr>
                <th scope="col">{texts('VERSION_FIELD')}</th>
                <th scope="col">{texts('VERSION_THEN')}</th>
                <th scope="col">{texts('VERSION_NOW')}</th>
              </tr>
            </thead>
            <tbody>
              {different.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(FIELD_LABELS[field])}</th>
                  <td>
                    <ShownText field={field} text={then[field]} />
                  </td>
                  <td>
                    <ShownText field={field} text={now[field]} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <PublishAgain moment={moment} unpublished={unpublished} onPublish={onPublish} />
        </div>
      </details>
    </li>
  );
}
