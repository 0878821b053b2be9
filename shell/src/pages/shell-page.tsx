import type { Host } from '@demo-evm/shared/contract';
import { themeOf } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import { ShellTexts } from '../texts/shell-texts';

interface ShellPageProps {
  readonly host: Host;
  /** The title of the browser window. By default it is the product's name. */
  readonly title?: 'APP_TITLE' | 'PAGE_NOT_FOUND';
  /** Colour of the header, `#rrggbb`. */
  readonly color: string;
  readonly children: ReactNode;
}

/** The frame of the shell's own pages, which are shown when no remote can be shown. */
export function ShellPage(page: ShellPageProps) {
  return (
    <ShellTexts host={page.host}>
      <Frame {...page} />
    </ShellTexts>
  );
}

function Frame({ host, title = 'APP_TITLE', color, children }: ShellPageProps) {
  const { t, language } = useTexts();
  return (
    <Page
      title={t(title)}
      theme={themeOf(color)}
      lang={language}
      header={<PageHeader title={t('APP_TITLE')} onLanguage={host.language.choose} />}
    >
      {children}
    </Page>
  );
}
