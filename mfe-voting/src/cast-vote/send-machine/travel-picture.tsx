import { Icon } from '@demo-evm/shared/ui';
import styles from './travel-picture.module.css';

const BUTTON_PLACES = [14, 24, 34, 44];

/** A machine, a chain link and a phone with the same machine. */
export function TravelPicture() {
  return (
    <svg className={styles.picture} viewBox="0 0 132 64" aria-hidden="true">
      <rect x="1" y="6" width="46" height="52" rx="8" fill="#5b6570" />
      <path d="M6 12h24v40H6z" fill="#fff7db" />
      <path d="M6 22h24M6 32h24M6 42h24" stroke="#cdbf8c" />
      <path d="M30 12h12v40H30z" fill="#353c45" />
      <path d="M51 32h34" className={styles.way} />
      <circle cx="68" cy="32" r="12" fill="#14181f" />
      <path
        className={styles.link}
        d="M66.7 33.3a3.3 3.3 0 0 0 4.7 0l2-2a3.3 3.3 0 0 0-4.7-4.7l-1 1M69.3 30.7a3.3 3.3 0 0 0-4.7 0l-2 2a3.3 3.3 0 0 0 4.7 4.7l1-1"
      />
      <rect x="90" y="4" width="34" height="56" rx="6" fill="#14181f" />
      <rect x="93" y="9" width="28" height="44" rx="2" fill="#5b6570" />
      <path d="M95 12h15v38H95z" fill="#fff7db" />
      <path d="M110 12h9v38h-9z" fill="#353c45" />
      {BUTTON_PLACES.map((y) => (
        <g key={y} fill="#4d80ee">
          <rect x="32" y={y} width="8" height="6" rx="3" />
          <rect x="112" y={y} width="5" height="6" rx="2" />
        </g>
      ))}
    </svg>
  );
}

/** The icon of the button that sends the machine: three connected dots. */
export function ShareNodesIcon() {
  return (
    <Icon lineWidth={2}>
      <circle cx="18" cy="5" r="3" />
      <circle cx="6" cy="12" r="3" />
      <circle cx="18" cy="19" r="3" />
      <path d="m8.6 13.5 6.8 4M15.4 6.5l-6.8 4" />
    </Icon>
  );
}
