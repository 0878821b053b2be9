import type { Theme } from '@demo-evm/shared/domain';
import { useEffect, type CSSProperties, type ReactNode } from 'react';
import styles from './page.module.css';

interface PageProps {
  /** Title of the browser window. It replaces the title in the HTML that the server sent. */
  readonly title: string;
  readonly theme: Theme;
  /** The language of the page's text. The component also sets this language on the document. */
  readonly lang: string;
  readonly header: ReactNode;
  /** The skip link: its text and the `id` of its target. Keyboard users jump over the header with this link. */
  readonly skip?: { readonly label: string; readonly target: string } | undefined;
  readonly children?: ReactNode;
}

/**
 * The frame of a page: theme, skip link, header and main part. The theme's colours are always `#rrggbb`, so they are
 * safe in CSS (shared/domain/theme.ts).
 */
export function Page({ title, theme, lang, header, skip, children }: PageProps) {
  const colors = { '--own-bar': theme.bar, '--on-own-bar': theme.ink } as CSSProperties;

  useEffect(() => {
    document.title = title;
  }, [title]);

  useEffect(() => {
    document.documentElement.lang = lang;
  }, [lang]);

  useEffect(() => {
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', theme.bar);
  }, [theme.bar]);

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
