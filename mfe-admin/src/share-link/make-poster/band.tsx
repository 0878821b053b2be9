import { heightOf, Lines } from './lines';
import type { TextMeasure } from './measure';
import type { PosterFacts } from './poster-facts';
import type { PosterShape } from './poster-shape';

interface PartProps {
  readonly facts: PosterFacts;
  readonly shape: PosterShape;
  readonly measure: TextMeasure;
}

const PHOTO = { x: 9, size: 37 } as const;
const GAP = 1.5;

/** The upper band in the machine's colour: photo, section, name and party. */
export function Band({ facts, shape, measure }: PartProps) {
  const { theme, section, name, party, photo } = facts;
  const x = photo === null ? PHOTO.x : PHOTO.x + PHOTO.size + 7;
  const width = 201 - x;
  const small = { width, lines: 1, sizes: [6.4, 5.6, 4.8, 4] };
  const blocks = [
    { text: section, room: small },
    { text: name, room: { width, lines: 2, sizes: [18.5, 16, 14, 12, 10, 8.5, 7.2] } },
    { text: party, room: small },
  ].filter(({ text }) => text !== '');
  const heights = blocks.map(({ text, room }) => heightOf(text, room, measure) + GAP);
  const open = shape.band - shape.bandTop;
  const top = shape.bandTop + (open - heights.reduce((sum, height) => sum + height, -GAP)) / 2;
  return (
    <>
      <path d={`M0 0h210v${shape.band}H0z`} fill={theme.bar} />
      {photo !== null && <Photo url={photo} y={shape.bandTop + (open - PHOTO.size) / 2} />}
      {blocks.map(({ text, room }, place) => (
        <Lines
          key={place}
          text={text}
          room={room}
          measure={measure}
          x={x}
          y={top + heights.slice(0, place).reduce((sum, height) => sum + height, 0)}
          color={theme.ink}
        />
      ))}
    </>
  );
}

function Photo({ url, y }: { readonly url: string; readonly y: number }) {
  const { x, size } = PHOTO;
  return (
    <>
      <rect x={x - 1} y={y - 1} width={size + 2} height={size + 2} rx="2" fill="#fff" />
      <image x={x} y={y} width={size} height={size} href={url} preserveAspectRatio="xMidYMid slice" />
    </>
  );
}
