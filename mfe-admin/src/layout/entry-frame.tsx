import type { Host } from '@demo-evm/shared/contract';
import type { ReactNode } from 'react';
import styles from './entry-frame.module.css';
import { Frame } from './frame';

interface EntryFrameProps {
  readonly host: Host;
  readonly title: string;
  /** The icon of the product, before its name in the header. */
  readonly logo: ReactNode;
  /** What the product offers. On wide screens it is beside the content, otherwise below. */
  readonly showcase: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the logged-out page. On wide screens the page has two halves, and its header lies over both. */
export function EntryFrame({ host, title, logo, showcase, children }: EntryFrameProps) {
  return (
    <div className={styles.entry}>
      <Frame host={host} title={title} logo={<span className={styles.logo}>{logo}</span>}>
        <div className={styles.halves}>
          {children}
          <div className={styles.showcase}>{showcase}</div>
        </div>
      </Frame>
    </div>
  );
}
