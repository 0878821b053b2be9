/** A hand whose finger points up. It shows where to press. */
export function Hand({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 48 58"
      className={className}
      fill="#fff"
      stroke="#14181f"
      strokeWidth="2.5"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <path d="M17 31V8.5a5.5 5.5 0 0 1 11 0V25l11 3c4 1 6 4 5 8l-2 12c-1 5-4 8-9 8h-7c-4 0-7-2-9-5L5 36c-2-3 0-6 3-6 2 0 4 1 5 3l4 4z" />
      <path d="M28 25v7M36 27v6" fill="none" />
    </svg>
  );
}
