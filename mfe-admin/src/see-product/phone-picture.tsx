import { formatNumber } from '@demo-evm/shared/domain';
import { SAMPLE_VOTES } from './chart-picture';
import type { PictureProps } from './picture-props';
import { RowPicture } from './row-picture';

/** The serials of the rows without a candidate, with the top edge of each row's button. */
const BLANK_ROWS = [
  ['१', 135],
  ['२', 170],
  ['४', 275],
  ['५', 310],
] as const;

/** The phone in the middle of the showcase, with the machine. */
export function PhonePicture({ t, language }: PictureProps) {
  return (
    <>
      <defs>
        <linearGradient id="product-casing" x1="0" x2="1">
          <stop stopColor="#828d99" />
          <stop offset=".25" stopColor="#5b6570" />
          <stop offset="1" stopColor="#454e58" />
        </linearGradient>
        <clipPath id="product-screen">
          <rect x="174" y="18" width="172" height="330" rx="20" />
        </clipPath>
      </defs>
      <g filter="url(#product-shadow)">
        <rect x="166" y="8" width="188" height="350" rx="28" fill="#14181f" />
        <rect x="174" y="18" width="172" height="330" rx="20" fill="#f5f3ec" />
        <path d="M174 38a20 20 0 0 1 20-20h132a20 20 0 0 1 20 20v32H174z" fill="#0057ad" />
        <rect x="184" y="34" width="30" height="27" rx="5" fill="#fff" />
        <text x="199" y="53" textAnchor="middle" fontSize="15" fontWeight="800" fill="#14181f">
          {formatNumber(21, language)}
        </text>
        <text x="222" y="53" fontSize="14" fontWeight="700" fill="#fff">
          {t('PLACE')}
        </text>
        <g clipPath="url(#product-screen)">
          <path d="M178 98a14 14 0 0 1 14-14h136a14 14 0 0 1 14 14v250H178z" fill="url(#product-casing)" />
          <circle cx="193" cy="98" r="5.5" fill="#3ddc84" stroke="#262c33" strokeWidth="2" />
          <rect x="298" y="91" width="36" height="15" rx="3" fill="#0d1a13" />
          <text x="330" y="103" textAnchor="end" fontSize="11" fontWeight="700" fill="#86ffb9">
            {formatNumber(SAMPLE_VOTES, language)}
          </text>
          <rect x="184" y="111" width="152" height="12" rx="2" fill="#ffd84d" />
          <path d="M208 117h88" stroke="#2b2100" strokeWidth="3" strokeLinecap="round" />
          <rect x="184" y="128" width="152" height="220" fill="#262c33" />
          <path d="M186 130h92v218h-92z" fill="#f4ebc6" />
          <path d="M278 130h56v218h-56z" fill="#353c45" />
          <path d="M186 165h92M186 200h92M186 304h92M206 130v218" stroke="#cdbf8c" />
          {BLANK_ROWS.map(([serial, y]) => (
            <g key={serial}>
              <text x="196" y={y + 18} textAnchor="middle" fontSize="15" fontWeight="700" fill="#5c5638">
                {serial}
              </text>
              <rect x="298" y={y} width="32" height="24" rx="8" fill="#53627e" stroke="#8f9db3" />
            </g>
          ))}
        </g>
        <RowPicture t={t} />
      </g>
    </>
  );
}
