import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import styles from './bar-chart.module.css';
import { topOf } from './day-numbers';

export interface Bar {
  /** The name of the bar, such as a day. No two bars have the same name. */
  readonly name: string;
  readonly value: number;
  readonly isMarked?: boolean;
}

interface BarChartProps {
  readonly bars: readonly Bar[];
  /** What the chart shows, for screen readers. */
  readonly label: string;
  /** The texts below the chart, all different. They stand at equal distances from the left to the right edge. */
  readonly ticks: readonly string[];
}

/** The width of one bar together with its gap, in units of the SVG. The SVG is stretched to the width of the chart. */
const STEP = 10;
const HEIGHT = 100;

/** A bar chart whose scale begins at 0. Its texts are HTML, so they follow the visitor's text size. */
export function BarChart({ bars, label, ticks }: BarChartProps) {
  const { language } = useTexts();
  const top = topOf(bars.map(({ value }) => value));
  const width = bars.length * STEP;
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <p className={styles.scale}>
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{formatNumber(value, language)}</span>
        ))}
      </p>
      <svg
        className={styles.bars}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        focusable="false"
      >
        <path className={styles.grid} d={`M0 0H${width}M0 ${HEIGHT / 2}H${width}M0 ${HEIGHT}H${width}`} />
        {bars.map(({ name, value, isMarked }, place) => {
          const height = value === 0 ? 0 : Math.max(1, (value / top) * HEIGHT); // so that a single vote is visible
          return (
            <rect
              key={name}
              className={isMarked ? styles.marked : undefined}
              x={place * STEP + 1.5}
              y={HEIGHT - height}
              width={STEP - 3}
              height={height}
            />
          );
        })}
      </svg>
      <p className={styles.ticks}>
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </p>
    </div>
  );
}
