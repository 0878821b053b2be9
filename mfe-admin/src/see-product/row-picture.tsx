import type { PictureProps } from './picture-props';
import styles from './showcase.module.css';
import { SymbolPicture } from './symbol-picture';

/** The candidate's row with the only blue button of the picture, and a hand that presses it. */
export function RowPicture({ t }: Pick<PictureProps, 't'>) {
  return (
    <>
      <defs>
        <linearGradient id="product-button" x1="0" x2="0" y1="0" y2="1">
          <stop stopColor="#5b8cf5" />
          <stop offset=".5" stopColor="#1b4fc4" />
          <stop offset="1" stopColor="#0f3590" />
        </linearGradient>
      </defs>
      <rect x="178" y="202" width="164" height="66" rx="8" fill="#e9f8e3" stroke="#15803d" strokeWidth="4" />
      <path d="M282 204h52a6 6 0 0 1 6 6v50a6 6 0 0 1-6 6h-52z" fill="#353c45" />
      <text x="193" y="244" textAnchor="middle" fontSize="24" fontWeight="800" fill="#0b5d2a">
        ३
      </text>
      <text x="208" y="219" fontSize="10" fontWeight="800" fill="#14181f">
        {t('NAME')}
      </text>
      <svg x="208" y="226" width="34" height="34" viewBox="0 0 64 64">
        <rect width="64" height="64" rx="6" fill="#cfdbe6" />
        <path d="M8 64c0-15 10-22 24-22s24 7 24 22z" fill="#0f766e" />
        <path d="M20 46C14 34 16 10 32 10s18 24 12 36z" fill="#2b1d18" />
        <path d="M26 38h12v8l-6 5-6-5z" fill="#bf8459" />
        <ellipse cx="32" cy="28" rx="11" ry="14" fill="#d9a074" />
        <path d="M20 28c1-11 6-15 12-15s11 4 12 15c-5-2-9-5-11-10-3 5-8 9-13 10z" fill="#2b1d18" />
      </svg>
      <rect x="246" y="226" width="34" height="34" rx="4" fill="#fff" />
      <SymbolPicture x={247} y={227} size={32} />
      <g className={styles.button}>
        <rect
          x="296"
          y="212"
          width="38"
          height="46"
          rx="12"
          fill="url(#product-button)"
          stroke="#6fe39a"
          strokeWidth="3.5"
        />
        <text x="315" y="239" textAnchor="middle" fontSize="11" fontWeight="700" fill="#fff">
          {t('PRESS')}
        </text>
      </g>
      <path d="M285 232h4v-3l6 6-6 6v-3h-4z" fill="#ff3b30" />
      <svg x="318" y="238" width="40" height="48" viewBox="-2 -2 52 62">
        <g fill="#fff" stroke="#14181f" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round">
          <path d="M17 31V8.5a5.5 5.5 0 0 1 11 0V25l11 2.7c4 1 6 4.5 5.2 8.5L42 48c-1 5-4.5 8-9.5 8h-7c-4 0-7.3-1.8-9.5-5L5 36.5c-2-3-.2-6.5 3.2-6.5 2 0 3.6 1 4.8 2.6L17 37z" />
          <path d="M28 25v7M35.5 27v6" fill="none" />
        </g>
      </svg>
    </>
  );
}
