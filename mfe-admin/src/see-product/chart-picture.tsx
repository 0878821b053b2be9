import { formatNumber } from '@demo-evm/shared/domain';
import type { PictureProps } from './picture-props';

/** The number of votes that the whole picture shows. */
export const SAMPLE_VOTES = 1284;

/** The heights of the bars, in units of the picture. The last bar is the day on which the most votes came. */
const BARS = [20, 26, 22, 38, 44, 56, 72];
const FIRST_X = 362;
const STEP = 17;
const FLOOR_Y = 248;

/** The chart of votes by day on the right side of the showcase. */
export function ChartPicture({ t, language }: PictureProps) {
  return (
    <g filter="url(#product-shadow)" transform="translate(26 0) rotate(4 430 190)">
      <rect x="346" y="92" width="164" height="176" rx="16" fill="#fff" />
      <text x="362" y="120" fontSize="13" fontWeight="600" fill="#4b5460">
        {t('COUNT')}
      </text>
      <text x="361" y="154" fontSize="34" fontWeight="800" fill="#14181f">
        {formatNumber(SAMPLE_VOTES, language)}
      </text>
      {BARS.map((height, index) => (
        <rect
          key={height}
          x={FIRST_X + index * STEP}
          y={FLOOR_Y - height}
          width="13"
          height={height}
          rx="3"
          fill={index === BARS.length - 1 ? '#430a8a' : '#c0addb'}
        />
      ))}
      <path d="M358 250h136" stroke="#dcd8cb" strokeWidth="2" />
    </g>
  );
}
