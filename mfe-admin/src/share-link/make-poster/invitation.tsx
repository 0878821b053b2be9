import { fitText } from '@demo-evm/shared/domain';
import { QrSquares } from './qr-squares';
import { heightOf, Lines } from './lines';
import type { TextMeasure } from './measure';
import type { PosterFacts } from './poster-facts';
import type { PosterShape } from './poster-shape';

interface InvitationProps {
  readonly facts: PosterFacts;
  readonly shape: PosterShape;
  readonly measure: TextMeasure;
}

const GAP = 2.4;

/** The QR code with its white edge, and beside it the invitation to practise and the link in words. */
export function Invitation({ facts: { words, url, address }, shape, measure }: InvitationProps) {
  const { invitation: y, code } = shape;
  const x = 7 + code + 7;
  const width = 201 - x;
  const body = { width, lines: 3, sizes: [6.8, 6.2, 5.6, 5] };
  const blocks = [
    { text: words.invitation, room: { width, lines: 2, sizes: [12, 11, 9.5] }, color: '#14181f' },
    { text: words.scan, room: body, color: '#14181f', weight: 500 },
    { text: words.same, room: body, color: '#4b1d80' },
  ];
  const link = { width: width - 6, lines: 2, sizes: [6.4, 5.8, 5.2, 4.6, 4] };
  const heights = blocks.map(({ text, room }) => heightOf(text, room, measure) + GAP);
  const { size, lines } = fitText(address, link, measure.width);
  const linkWidth = Math.max(...lines.map((line) => measure.width(line, size))) + 6;
  const linkHeight = heightOf(address, link, measure) + 4;
  const top = y + (code - heights.reduce((sum, height) => sum + height, linkHeight)) / 2;
  const after = (place: number) => top + heights.slice(0, place).reduce((sum, height) => sum + height, 0);
  return (
    <>
      <svg x="7" y={y} width={code} height={code} viewBox="0 0 1 1">
        <QrSquares url={url} />
      </svg>
      {blocks.map(({ text, room, color, weight }, place) => (
        <Lines
          key={place}
          text={text}
          room={room}
          measure={measure}
          x={x}
          y={after(place)}
          color={color}
          weight={weight}
        />
      ))}
      <rect x={x} y={after(3)} width={linkWidth} height={linkHeight} rx="3" fill="#14181f" />
      <Lines text={address} room={link} measure={measure} x={x + 3} y={after(3) + 1.6} color="#fff" />
    </>
  );
}
