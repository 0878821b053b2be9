import type { Host } from '@demo-evm/shared/contract';
import { themeOf } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import { ShellTexts } from '../texts/shell-texts';

interface ShellPageProps {
  readonly host: Host;
  /** Title of the window; the product's name without it. */
  readonly title?: 'APP_TITLE' | 'PAGE_NOT_FOUND';
  /** `#rrggbb` of the header. */
  readonly color: string;
  readonly children: ReactNode;
}

/** A page that the shell draws itself, where no remote can. */
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
