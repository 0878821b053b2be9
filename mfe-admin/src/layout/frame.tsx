import type { Host } from '@demo-evm/shared/contract';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';

interface FrameProps {
  readonly host: Host;
  /** The window's title. */
  readonly title: string;
  /** Who is logged in, and the way out. */
  readonly account?: ReactNode;
  /** The id that the skip link leads to. */
  readonly skipTo?: string;
  readonly children: ReactNode;
}

/** The page around everything, in the admin page's own colour. Spec 9: Theme colors. */
export function Frame({ host, title, account, skipTo, children }: FrameProps) {
  const { t, language } = useTexts();
  return (
    <Page
      title={title}
      theme={themeOf(THEMES.admin)}
      lang={language}
      skip={skipTo ? { label: t('A11Y_SKIP'), target: skipTo } : undefined}
      header={
        <PageHeader title={t('APP_TITLE')} onLanguage={host.language.choose}>
          {account}
        </PageHeader>
      }
    >
      {children}
    </Page>
  );
}
