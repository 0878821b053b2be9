import { useEffect, useState } from 'react';
import { classes } from '../classes';
import styles from './picture.module.css';

interface PictureProps {
  /** An address that `imageUrl` (shared/domain) has checked. `null` shows the placeholder. */
  readonly url: string | null;
  /** A `photo` fills its box and may be cropped. A `symbol` is always shown whole. Spec 2: Cards. */
  readonly kind: 'photo' | 'symbol';
  /** The picture's accessible name. The placeholder has no name. */
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * Shows a picture as the background of a box. The size of the box does not depend on the picture. When the picture is
 * missing or does not load, the box shows a neutral placeholder that is hidden from screen readers.
 */
export function Picture({ url, kind, name, className }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!url) return;
    // A failed background image causes no event, but a failed `Image` does. Browsers usually load the file only once.
    const probe = new Image();
    probe.onerror = () => setBrokenUrl(url);
    probe.src = url;
    return () => {
      probe.onerror = null;
    };
  }, [url]);

  const isShown = url !== null && url !== brokenUrl;
  const look = classes(styles.picture, styles[kind], className);
  if (!isShown) return <span aria-hidden="true" className={look} />;
  return <span role="img" aria-label={name} className={look} style={{ backgroundImage: `url("${url}")` }} />;
}
