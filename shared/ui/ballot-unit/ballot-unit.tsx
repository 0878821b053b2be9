import { isBusy, type CountReading, type Press } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import hidden from '../visually-hidden/visually-hidden.module.css';
import { BALLOT_UNIT_ID } from './ballot-unit-id';
import { BALLOT_COLUMNS, type BallotColumns } from './ballot-columns';
import type { BallotRow } from './ballot-row';
import { BallotRowView } from './ballot-row-view';
import styles from './ballot-unit.module.css';
import { Foot } from './foot';
import { Plate, type MachineState } from './plate';
import { useAttention } from './use-attention';
import { useOutcomeToast, type Verdict } from './use-outcome-toast';
import { WarningLabel } from './warning-label';

interface BallotUnitProps {
  readonly rows: readonly BallotRow[];
  /** True if any row can be voted for. A machine without such a row is never ready. */
  readonly hasActiveRow?: boolean;
  readonly press: Press;
  readonly onPress: (serial: number) => void;
  readonly columns?: BallotColumns;
  readonly total: CountReading['value'];
  /** The number of votes in the constituency, on a machine that shows it. Behaviour: Constituency counter. */
  readonly constituency?: CountReading | undefined;
  /** An extra sentence for the yellow label (warning-label.tsx). */
  readonly disclaimer?: string;
  /** The message when the visitor presses a row that cannot be voted for. */
  readonly refusal: string;
  /**
   * For a machine without a confirmation: gives the message about a vote, or `null` while there is nothing to say yet.
   * After the vote's lamp has gone out, every render calls this function until the next press.
   */
  readonly verdict?: (serial: number) => Verdict | null;
  /** The word on the stamp of a small paper slip. With this word, the message about a recorded vote is such a slip. */
  readonly slipStamp?: string;
}

/**
 * The demo voting machine. It is a table, but in a window narrower than 768 px the candidate is shown as a card. The
 * page owns the state of a press, and this component renders it.
 * Spec 2: Machine panel; behaviour: A press; behaviour: Accessibility.
 */
export function BallotUnit(props: BallotUnitProps) {
  const { rows, hasActiveRow = true, press, onPress, columns = 'pictures' } = props;
  const { total, constituency, disclaimer, refusal, verdict, slipStamp } = props;
  const { t } = useTexts();
  const isCalling = useAttention();
  const busy = isBusy(press);
  const state: MachineState = busy ? 'busy' : hasActiveRow ? 'ready' : 'unset';
  useOutcomeToast(press, refusal, verdict);

  return (
    <section
      id={BALLOT_UNIT_ID}
      tabIndex={-1}
      className={styles.machine}
      aria-label={t('EVM_FULL')}
      data-state={state === 'ready' ? undefined : state}
      data-refusal={refusal}
      data-end={verdict && 'ready'}
      data-slip-stamp={slipStamp}
      data-recording={t('VOTE_RECORDING')}
    >
      <Plate state={state} total={total} />
      <WarningLabel>{disclaimer}</WarningLabel>
      {/* The styles change `display`, which can remove the built-in roles of a table, so the roles are set here. */}
      <table className={styles.bed} role="table">
        <caption className={hidden.hidden}>{t('BALLOT_UNIT')}</caption>
        <thead role="rowgroup" className={hidden.hidden}>
          <tr role="row">
            {BALLOT_COLUMNS[columns].map((key) => (
              <th key={key} role="columnheader" scope="col">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {rows.map((row) => (
            <BallotRowView
              key={row.serial}
              row={row}
              columns={columns}
              isLit={press.phase === 'lit' && press.serial === row.serial}
              isRefused={press.phase === 'refused' && press.serial === row.serial}
              isConfirmed={press.phase === 'confirmed' && press.serial === row.serial}
              isBusy={busy}
              isCalling={isCalling}
              onPress={onPress}
            />
          ))}
        </tbody>
      </table>
      <Foot constituency={constituency} />
      <p role="status">{press.phase === 'lit' && <VisuallyHidden>{t('VOTE_RECORDING')}</VisuallyHidden>}</p>
    </section>
  );
}
