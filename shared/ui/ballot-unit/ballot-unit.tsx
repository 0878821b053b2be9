import { isBusy, type CountReading, type NamedIn, type NamePair, type Press } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { classes } from '../classes';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import { BallotRowView } from './ballot-row';
import styles from './ballot-unit.module.css';
import { wordsOfFirstPress } from './first-press';
import { useAttention } from './use-attention';
import { useOutcome } from './use-outcome';
import { VoteCount } from './vote-count';

/** One row of the machine. Without names and candidate it is numbered, blank and pressable. */
export interface BallotRow {
  readonly serial: number;
  readonly names?: NamePair | null;
  /** The one candidate that the machine asks votes for: highlighted, with party and pictures. */
  readonly candidate?: {
    readonly party: NamedIn;
    /** Checked by `imageUrl`; `null` draws a placeholder. */
    readonly photo: string | null;
    readonly symbol: string | null;
  };
  /** The row's own count, on a machine with the column for it; `null` is not known, a dash. */
  readonly votes?: number | null;
}

interface BallotUnitProps {
  /** For the skip link. */
  readonly id: string;
  readonly rows: readonly BallotRow[];
  /** Can any row be voted for? A machine without such a row never says that it is ready. */
  readonly hasActiveRow?: boolean;
  readonly press: Press;
  readonly onPress: (serial: number) => void;
  /** Which columns stand between candidate and button. */
  readonly columns?: 'pictures' | 'votes';
  readonly total: CountReading['value'];
  /** The count of the constituency, on a machine that has one. Behaviour: Constituency counter. */
  readonly constituency?: CountReading | undefined;
  /** What to say when a row that does nothing is pressed. */
  readonly refusal: string;
  /** What to say of a vote when its lamp has gone out, on a machine without a confirmation; `null`: nothing yet. */
  readonly verdict?: (serial: number) => Verdict | null;
}

/** A message at the machine's lower edge. */
export interface Verdict {
  readonly kind: 'recorded' | 'refused';
  readonly text: string;
}

/**
 * The simulated machine: one real table, drawn as cards below 768 px. It only draws; the page owns the
 * press. Spec 2: Machine panel; behaviour: A press; behaviour: Accessibility.
 */
export function BallotUnit(props: BallotUnitProps) {
  const { id, rows, hasActiveRow = true, press, onPress, columns = 'pictures' } = props;
  const { total, constituency, refusal, verdict } = props;
  const { t } = useTexts();
  const isCalling = useAttention();
  const busy = isBusy(press);
  const outcome = useOutcome(press);
  const message: Verdict | null | undefined =
    outcome && (outcome.kind === 'refused' ? { kind: 'refused', text: refusal } : verdict?.(outcome.serial));

  return (
    <section
      id={id}
      tabIndex={-1}
      className={styles.machine}
      aria-label={t('EVM_FULL')}
      {...wordsOfFirstPress({ refusal, busy: t('BUSY'), slow: t('NET_SLOW') })}
    >
      <div className={styles.top}>
        {/* A first press may have changed its word before React knew of it. */}
        <span
          className={classes(styles.state, busy && styles.busy, !hasActiveRow && styles.unset)}
          suppressHydrationWarning
        >
          <i className={styles.lamp} aria-hidden="true" />
          {t(busy ? 'BUSY' : hasActiveRow ? 'READY' : 'NOT_SET_UP')}
        </span>
        <div className={styles.counts}>
          <VoteCount count={total} label={t('TOTAL_VOTES')} spoken={(count) => t('A11Y_TOTAL', { count })} />
          {constituency && (
            <VoteCount
              count={constituency.value}
              label={t('CONSTITUENCY_VOTES')}
              spoken={(count) => t('A11Y_CONSTITUENCY', { count })}
            />
          )}
        </div>
      </div>
      {/* The roles are said again because `display` on phones takes them from the elements. */}
      <table className={styles.table} role="table">
        <caption className={styles.caption}>
          <VisuallyHidden>{t('BALLOT_UNIT')}</VisuallyHidden>
        </caption>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row">
            {COLUMNS[columns].map(([key, column]) => (
              <th key={key} role="columnheader" scope="col" className={column && styles[column]}>
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
      <p role="status" className={styles.toast}>
        {message && (
          // Another message is another node, so that it is announced, and stays to be read, again.
          <span
            key={`${String(outcome?.turn)} ${message.text}`}
            className={classes(styles.message, styles[message.kind])}
          >
            {message.text}
          </span>
        )}
        {press.phase === 'lit' && <VisuallyHidden>{t('VOTE_RECORDING')}</VisuallyHidden>}
      </p>
    </section>
  );
}

type Column = readonly [key: ColumnKey, look?: string];
type ColumnKey = `COL_${'SERIAL' | 'CANDIDATE' | 'PARTY' | 'PHOTO' | 'SYMBOL' | 'VOTES' | 'BUTTON'}`;

const COLUMNS: Readonly<Record<'pictures' | 'votes', readonly Column[]>> = {
  pictures: [
    ['COL_SERIAL', 'serialColumn'],
    ['COL_CANDIDATE'],
    ['COL_PARTY'],
    ['COL_PHOTO', 'pictureColumn'],
    ['COL_SYMBOL', 'pictureColumn'],
    ['COL_BUTTON', 'buttonColumn'],
  ],
  votes: [
    ['COL_SERIAL', 'serialColumn'],
    ['COL_CANDIDATE'],
    ['COL_VOTES', 'votesColumn'],
    ['COL_BUTTON', 'buttonColumn'],
  ],
};
