import { Lines } from './lines';
import type { InkBox, TextMeasure } from './measure';
import type { PosterFacts } from './poster-facts';
import { HandShape, LAMP } from './shapes';

interface RowProps {
  readonly facts: PosterFacts;
  readonly y: number;
  readonly measure: TextMeasure;
}

/** The number is drawn as high as `height`. A number that would then be wider than `width` is drawn smaller. */
const DIGIT = { height: 60, width: 56 } as const;

/** The candidate's row as the machine shows it: number, symbol, red arrow and blue button. */
export function Row({ facts: { digit, symbol, words }, y, measure }: RowProps) {
  return (
    <>
      <rect x="7" y={y} width="196" height="81" rx="9" fill="#5b6570" />
      <rect
        x="12"
        y={y + 5}
        width="186"
        height="71"
        rx="5"
        fill="#e9f8e3"
        stroke="#15803d"
        strokeWidth="2.4"
      />
      {digit !== '' && <Digit text={digit} ink={measure.inkOf(digit)} y={y + 40.5} />}
      <rect x="76" y={y + 9} width="63" height="63" rx="4" fill="#fff" stroke="#b9bcb5" strokeWidth=".3" />
      {symbol !== null && <image x="77" y={y + 10} width="61" height="61" href={symbol} />}
      <path d={`M143 ${y + 6.2}h49.8a4 4 0 0 1 4 4v60.6a4 4 0 0 1-4 4H143z`} fill="#353c45" />
      <circle cx="155" cy={y + 40.5} r="11.5" fill="#7d2a2a" />
      <g transform={`translate(147.5 ${y + 35})scale(.38)`}>
        <path d={LAMP} fill="#ff3b30" stroke="#ffd9d2" strokeWidth="2" strokeLinejoin="round" />
      </g>
      <rect
        x="167"
        y={y + 25}
        width="28"
        height="31"
        rx="8"
        fill="#1b4fc4"
        stroke="#6fe39a"
        strokeWidth="1.6"
      />
      <Lines
        text={words.press}
        room={{ width: 25, lines: 1, sizes: [8, 7, 6, 5] }}
        measure={measure}
        x={181}
        y={y + 34.5}
        anchor="middle"
        color="#fff"
      />
      <HandShape x={184} y={y + 48} size={0.33} />
    </>
  );
}

function Digit({ text, ink, y }: { readonly text: string; readonly ink: InkBox; readonly y: number }) {
  const size = Math.min(DIGIT.height / ink.height, DIGIT.width / ink.width);
  const x = 44.5 - (ink.left + ink.width / 2) * size;
  return (
    <text x={x} y={y - (ink.top + ink.height / 2) * size} fontSize={size} fontWeight="800" fill="#0b5d2a">
      {text}
    </text>
  );
}
