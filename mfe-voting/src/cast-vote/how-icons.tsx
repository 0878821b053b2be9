/** The lit lamp of the machine: a red arrow. */
export function LampIcon() {
  return (
    <svg viewBox="-2 -2 42 32" width="26" height="22" aria-hidden="true">
      <path d="M0 8h20V0l18 14-18 14v-8H0z" fill="#ff3b30" stroke="#8d0f0a" strokeLinejoin="round" />
    </svg>
  );
}

/** The beep of the machine, drawn as sound waves. */
export function WavesIcon() {
  return (
    <svg
      viewBox="0 0 18 24"
      width="14"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M3 8a6 6 0 0 1 0 8M8 4a11 11 0 0 1 0 16M13 1a15 15 0 0 1 0 22" />
    </svg>
  );
}
