import type { PictureProps } from './picture-props';
import { QR_SAMPLE } from './qr-sample';
import { SymbolPicture } from './symbol-picture';

/** The poster on the left side of the showcase. Its lines of text are strokes. */
export function PosterPicture({ t }: PictureProps) {
  return (
    <g filter="url(#product-shadow)" transform="translate(-26 0) rotate(-5 96 200)">
      <rect x="14" y="78" width="164" height="232" rx="5" fill="#fff" />
      <path d="M14 83a5 5 0 0 1 5-5h154a5 5 0 0 1 5 5v29H14z" fill="#c2410c" />
      <text x="96" y="100" textAnchor="middle" fontSize="15" fontWeight="800" fill="#fff">
        {t('NAME')}
      </text>
      <rect x="24" y="122" width="144" height="72" rx="10" fill="#e9f8e3" stroke="#15803d" strokeWidth="3" />
      <text x="62" y="176" textAnchor="middle" fontSize="52" fontWeight="800" fill="#0b5d2a">
        ३
      </text>
      <rect x="98" y="128" width="60" height="60" rx="6" fill="#fff" />
      <SymbolPicture x={101} y={131} size={54} />
      <svg x="24" y="206" width="66" height="66" viewBox="0 0 25 25" shapeRendering="crispEdges">
        <path d={QR_SAMPLE} stroke="#000" />
      </svg>
      <path
        d="M104 214h56M104 226h48M104 238h56M104 250h34"
        stroke="#b9b5a8"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <rect x="24" y="284" width="144" height="16" rx="3" fill="#ffd84d" />
      <path d="M58 292h84" stroke="#2b2100" strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}
