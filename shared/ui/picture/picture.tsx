import { useEffect, useState } from 'react';
import { classes } from '../classes';
import styles from './picture.module.css';

interface PictureProps {
  /** Already checked by `imageUrl`; `null` draws the placeholder. */
  readonly url: string | null;
  /** `photo` covers its box, `symbol` is contained in it. Spec 2: Cards. */
  readonly kind: 'photo' | 'symbol';
  /** What a screen reader says of it. */
  readonly name: string;
  readonly className?: string | undefined;
}

/**
 * A picture as the background of a box of fixed size. One that is missing or does not load leaves a
 * neutral placeholder, which says nothing, and nothing moves.
 */
export function Picture({ url, kind, name, className }: PictureProps) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);

  useEffect(() => {
    if (!url) return;
    const probe = new Image(); // a background tells nobody that it failed; the same request serves both
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
