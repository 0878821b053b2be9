import { useFormerTexts } from './former-texts';
import styles from './poster-note.module.css';

/**
 * Says what a new short link means for posters that are printed already.
 * @param isKept true if the server keeps the old link for the machine
 */
export function PosterNote({ isKept }: { readonly isKept: boolean }) {
  const texts = useFormerTexts();
  return (
    <div className={styles.note}>
      <svg viewBox="0 0 46 52" aria-hidden="true">
        <rect x="5" y="2" width="32" height="46" rx="3" fill="#fff" stroke="#3d2b00" strokeWidth="2" />
        <path d="M6 3h30v9H6z" fill="#430a8a" />
        <path d="M11 18h8v8h-8zM11 30h8v8h-8zM23 18h8v3h-8zM23 30h3v8h-3zM28 34h3v4h-3z" fill="#14181f" />
        <circle cx="36" cy="40" r="9.5" fill="#3d2b00" />
        <path d="M36 35v5.5M36 44v.4" stroke="#ffe08a" strokeWidth="2.8" strokeLinecap="round" />
      </svg>
      <p>
        <b>{texts('VID_POSTERS')}</b> {texts(isKept ? 'VID_POSTERS_KEPT' : 'VID_POSTERS_LOST')}
      </p>
    </div>
  );
}
