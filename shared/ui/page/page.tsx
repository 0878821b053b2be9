import type { Theme } from '@demo-evm/shared/domain';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** The window's; messengers and a first visit have the site host's. */
  readonly title: string;
  readonly theme: Theme;
  /** Language of the words on the page; the document's too. */
  readonly lang: string;
  readonly header: ReactNode;
  /** Lets a keyboard pass the header: its words, and the id of what it leads to. */
  readonly skip?: { readonly label: string; readonly target: string } | undefined;
  readonly children?: ReactNode;
}

/** The frame of every page: theme, skip link, header, main. Only checked `#rrggbb` reaches CSS. */
export function Page({ title, theme, lang, header, skip, children }: PageProps) {
  const colors = { '--theme': theme.color, '--on-theme': theme.ink } as CSSProperties;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);

  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.color);
  }, [theme.color]);

  return (
    <div className={styles.page} style={colors} lang={lang}>
      {skip && (
        <a className={styles.skip} href={`#${skip.target}`}>
          {skip.label}
        </a>
      )}
      {header}
      <main className={styles.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
