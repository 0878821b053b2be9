interface SymbolPictureProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** An invented symbol, which is not the symbol of any party. */
export function SymbolPicture({ x, y, size }: SymbolPictureProps) {
  return (
    <svg x={x} y={y} width={size} height={size} viewBox="0 0 96 96">
      <path
        d="M48 10 82 34 69 76H27L14 34z"
        fill="none"
        stroke="#0f766e"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <circle cx="48" cy="47" r="13" fill="#d97706" />
    </svg>
  );
}
