import { browserStorage } from '@demo-evm/shared/device';
import { useTexts } from '@demo-evm/shared/i18n';
import { Button } from '@demo-evm/shared/ui';
import { useEffect, useState } from 'react';
import styles from './install-offer.module.css';
import { INSTALL_WORDS } from './install-words';
import { OFFERED, PRACTICES_KEY } from './practices';

/**
 * The page does not offer the preview of an unsaved form. This is a regular expression, because `vidOfPath`
 * is not in the first load.
 */
const PREVIEW_PATH = /^\/demo\/preview\/*$/i;

/**
 * Offers to put the page on the home screen, once on this device. The offer does not take the focus, and
 * screen readers do not announce it. docs/decisions/0050
 */
export function InstallOffer() {
  const { language } = useTexts();
  const [isOpen, setOpen] = useState(!PREVIEW_PATH.test(window.location.pathname));
  useEffect(() => {
    if (isOpen) browserStorage.setItem(PRACTICES_KEY, OFFERED);
  }, [isOpen]);
  if (!isOpen) return null;
  const words = INSTALL_WORDS[language];
  const install = () => {
    globalThis.demoEvmInstall?.();
    setOpen(false);
  };
  return (
    <section className={styles.offer} aria-label={words.install}>
      <p>{words.offer}</p>
      <div className={styles.choices}>
        <Button onClick={install}>{words.install}</Button>
        <Button onClick={() => setOpen(false)}>{words.dismiss}</Button>
      </div>
    </section>
  );
}
