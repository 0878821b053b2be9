import { heightOf, Lines } from './lines';
import type { TextMeasure } from './measure';
import type { PosterFacts } from './poster-facts';
import type { PosterShape } from './poster-shape';

interface FootProps {
  readonly facts: PosterFacts;
  readonly shape: PosterShape;
  readonly measure: TextMeasure;
}

const NOTICE_HEIGHT = 14;
const ROOM = { width: 166, lines: 1, sizes: [7.4, 6.8, 6.2, 5.6, 5] };
/** The left and the right edge of each of the three parts of the imprint. */
const IMPRINT = [
  [7, 84],
  [88, 160],
  [164, 203],
] as const;

/** The notice that this is practice. A4 and A6 also have the line for printer, publisher and number of copies. */
export function Foot({ facts: { words }, shape: { notice: y, imprint }, measure }: FootProps) {
  return (
    <>
      <rect x="7" y={y} width="196" height={NOTICE_HEIGHT} rx="2.5" fill="#ffd84d" />
      {[0, 7, 14].map((x) => (
        <path key={x} d={`M${9 + x} ${y + NOTICE_HEIGHT}l4-14h3.500l-4 14z`} fill="#2b2100" />
      ))}
      <Lines
        text={words.notice}
        room={ROOM}
        measure={measure}
        x={32}
        y={y + (NOTICE_HEIGHT - heightOf(words.notice, ROOM, measure)) / 2}
        color="#2b2100"
      />
      {imprint !== null &&
        words.imprint.map((word, place) => {
          const [from, to] = IMPRINT[place] ?? IMPRINT[0];
          return (
            <g key={word}>
              <text x={from} y={imprint} fontSize="3.600" fill="#14181f">
                {word}
              </text>
              <path
                d={`M${from + measure.width(word, 3.6) + 2} ${imprint}H${to}`}
                stroke="#14181f"
                strokeWidth=".2"
                strokeDasharray=".2 1"
              />
            </g>
          );
        })}
    </>
  );
}
