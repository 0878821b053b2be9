import type { Host } from '@demo-evm/shared/contract';
import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { OnceSettled, useTexts } from '@demo-evm/shared/i18n';
import {
  BALLOT_UNIT_ID,
  Loading,
  NetworkNote,
  Page,
  PageHeader,
  Prompt,
  ShareButton,
  ShareSection,
  SoundSwitch,
  useShareContent,
  useSounds,
  ComfortMenu,
} from '@demo-evm/shared/ui';
import { CountsRetry } from './cast-vote/counts-retry';
import { Machine } from './cast-vote/machine';
import { useBiharVotes } from './cast-vote/use-bihar-votes';
import { PollingDay } from './polling-day';

/** The page of the Bihar machine. It has no language selector. Spec 2: Bihar page; behaviour: Bihar. */
export function BiharPage({ host }: { readonly host: Host }) {
  const { t, language } = useTexts();
  const sounds = useSounds();
  const shareContent = useShareContent();
  const { counts, refresh, waiting, fate, cast } = useBiharVotes(host.config);

  return (
    <Page
      title={t('BIHAR_HEADING')}
      theme={themeOf(THEMES.bihar)}
      lang={language}
      skip={{ label: t('A11Y_SKIP'), target: BALLOT_UNIT_ID }}
      header={
        <PageHeader
          title={t('BIHAR_HEADING')}
          before={<SoundSwitch sounds={sounds} />}
          comfort={<ComfortMenu />}
        >
          <ShareButton content={shareContent} />
        </PageHeader>
      }
    >
      <OnceSettled fallback={<Loading />}>
        <Prompt
          note={<PollingDay />}
          status={
            <NetworkNote
              waiting={waiting}
              problem={counts === null ? t('NET_COUNT_UNAVAILABLE') : undefined}
              retry={<CountsRetry onRetry={refresh} />}
            />
          }
        >
          {t('BIHAR_PROMPT')}
        </Prompt>
        <Machine counts={counts} fate={fate} cast={cast} sounds={sounds} />
        <ShareSection content={shareContent} />
      </OnceSettled>
    </Page>
  );
}
