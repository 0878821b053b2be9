import type { Host } from '@demo-evm/shared/contract';
import { themeOf } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';
import { ShellTexts } from '../texts/shell-texts';

interface ShellPageProps {
  readonly host: Host;
  /** `#rrggbb` of the header. */
  readonly color: string;
  readonly children: ReactNode;
}

/** A page that the shell draws itself, where no remote can. */
export function ShellPage({ host, color, children }: ShellPageProps) {
  return (
    <ShellTexts host={host}>
      <Frame host={host} color={color}>
        {children}
      </Frame>
    </ShellTexts>
  );
}

function Frame({ host, color, children }: ShellPageProps) {
  const { t, language } = useTexts();
  return (
    <Page
      title={t('APP_TITLE')}
      theme={themeOf(color)}
      lang={language}
      header={<PageHeader title={t('APP_TITLE')} onLanguage={host.language.choose} />}
    >
      {children}
    </Page>
  );
}
