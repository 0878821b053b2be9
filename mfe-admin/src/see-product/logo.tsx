/** The icon of the product: the paper and the buttons of a machine. */
export function Logo() {
  return (
    <svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true">
      <rect x="1" y="1" width="32" height="32" rx="8" fill="#828d99" />
      <rect x="6" y="7" width="14" height="20" rx="2" fill="#fff7db" />
      <path d="M6 13.7h14M6 20.3h14" stroke="#cdbf8c" />
      <rect x="22" y="8" width="8" height="5" rx="2.5" fill="#435068" />
      <rect x="22" y="14.5" width="8" height="5" rx="2.5" fill="#1b4fc4" stroke="#6fe39a" />
      <rect x="22" y="21" width="8" height="5" rx="2.5" fill="#435068" />
    </svg>
  );
}
