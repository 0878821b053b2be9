import type { Host } from '@demo-evm/shared/contract';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { Page, PageHeader, ComfortMenu } from '@demo-evm/shared/ui';
import type { ReactNode } from 'react';

interface FrameProps {
  readonly host: Host;
  /** The name of the page. The window's title also has the name of the product. */
  readonly title: string;
  /** What is before the name of the product in the header. */
  readonly logo?: ReactNode;
  /** The account of the person who is logged in. It is shown in the header. */
  readonly account?: ReactNode;
  /** The id of the element that the skip link leads to. */
  readonly skipTo?: string;
  readonly children: ReactNode;
}

/** The header and the page around `children`, in the admin page's color. Spec 9: Theme colors. */
export function Frame({ host, title, logo, account, skipTo, children }: FrameProps) {
  const { t, language } = useTexts();
  return (
    <Page
      title={`${title} · ${t('APP_TITLE')}`}
      theme={themeOf(THEMES.admin)}
      lang={language}
      skip={skipTo ? { label: t('A11Y_SKIP'), target: skipTo } : undefined}
      header={
        <PageHeader
          title={
            <>
              {logo}
              {t('APP_TITLE')}
            </>
          }
          onLanguage={host.language.choose}
          comfort={<ComfortMenu />}
        >
          {account}
        </PageHeader>
      }
    >
      {children}
    </Page>
  );
}
