import type { ReactNode } from 'react';
import { heightOf, Lines } from './lines';
import type { TextMeasure } from './measure';
import type { PosterFacts } from './poster-facts';
import { HandShape, LAMP } from './shapes';

interface StepsProps {
  readonly facts: PosterFacts;
  readonly y: number;
  readonly measure: TextMeasure;
}

const CARD = { width: 61.3, height: 46, gap: 6 } as const;
const ROOM = { width: 56, lines: 3, sizes: [6.4, 5.8, 5.2, 4.6, 4] };

/** The three steps, each with a picture: find the row, press the button, see and hear the machine. */
export function Steps({ facts: { words, serial, digit, symbol }, y, measure }: StepsProps) {
  const pictures = [
    <Find key="find" digit={digit} symbol={symbol} />,
    <Press key="press" />,
    <Done key="done" />,
  ];
  return (
    <>
      {words.steps(serial).map((text, place) => (
        <Card key={place} x={7 + place * (CARD.width + CARD.gap)} y={y} text={text} measure={measure}>
          {pictures[place]}
        </Card>
      ))}
      {[1, 2].map((place) => (
        <path
          key={place}
          d={`M${7 + place * (CARD.width + CARD.gap) - 4.2} ${y + CARD.height / 2 - 2.6}l2.6 2.6l-2.6 2.6`}
          fill="none"
          stroke="#14181f"
          strokeWidth="1.2"
        />
      ))}
    </>
  );
}

interface CardProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly measure: TextMeasure;
  /** A picture of 96 by 48 units. */
  readonly children: ReactNode;
}

function Card({ x, y, text, measure, children }: CardProps) {
  const middle = x + CARD.width / 2;
  const room = CARD.height - 24;
  return (
    <>
      <rect x={x} y={y} width={CARD.width} height={CARD.height} rx="5" fill="#f5f3ec" />
      <g transform={`translate(${middle - 18.2} ${y + 3.5})scale(.38)`}>{children}</g>
      <Lines
        text={text}
        room={ROOM}
        measure={measure}
        x={middle}
        y={y + 23 + (room - heightOf(text, ROOM, measure)) / 2}
        anchor="middle"
        color="#14181f"
      />
    </>
  );
}

function Find({ digit, symbol }: { readonly digit: string; readonly symbol: string | null }) {
  return (
    <>
      <rect x="1.5" y="1.5" width="93" height="45" rx="8" fill="#fff7db" stroke="#15803d" strokeWidth="3" />
      <text x="27" y="37" textAnchor="middle" fontSize={digit.length > 1 ? 30 : 38} fontWeight="800">
        {digit}
      </text>
      <rect x="51" y="6" width="37" height="36" rx="4" fill="#fff" stroke="#cdbf8c" />
      {symbol !== null && <image x="52" y="7" width="35" height="34" href={symbol} />}
    </>
  );
}

function Press() {
  return (
    <>
      <rect x="18" y="6" width="60" height="36" rx="14" fill="#081f5c" />
      <rect x="18" y="2" width="60" height="36" rx="14" fill="#1b4fc4" />
      <rect x="22" y="4" width="52" height="14" rx="9" fill="#5b8cf5" opacity=".7" />
      <HandShape x={48} y={15} size={0.58} />
    </>
  );
}

function Done() {
  return (
    <>
      <g transform="translate(8 4)scale(1.4)">
        <path d={LAMP} fill="#ff3b30" stroke="#8d0f0a" strokeWidth="2" strokeLinejoin="round" />
      </g>
      <path
        d="M68 16a11 11 0 0 1 0 16M75 10a19 19 0 0 1 0 28M82 4a27 27 0 0 1 0 40"
        fill="none"
        stroke="#14181f"
        strokeWidth="4"
        strokeLinecap="round"
      />
    </>
  );
}
