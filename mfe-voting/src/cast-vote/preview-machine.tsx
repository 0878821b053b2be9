import type { HostConfig } from '@demo-evm/shared/contract';
import type { EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { RouteLink, type Sounds } from '@demo-evm/shared/ui';
import { useCallback, useState } from 'react';
import { CampaignMachine } from './campaign-machine';
import styles from './preview-machine.module.css';

interface PreviewMachineProps {
  readonly details: EvmDetails;
  readonly config: HostConfig;
  readonly sounds: Sounds;
}

/** The machine of the admin page's unsaved form. It counts votes in the page only and sends none to the server. */
export function PreviewMachine({ details, config, sounds }: PreviewMachineProps) {
  const { t } = useTexts();
  const [total, setTotal] = useState(0);
  const cast = useCallback(() => setTotal((count) => count + 1), []);
  return (
    <>
      <div className={styles.badge}>
        <strong>{t('PREVIEW_BADGE')}</strong>
        <RouteLink to="/auth">{t('PREVIEW_BACK')}</RouteLink>
      </div>
      <CampaignMachine
        details={details}
        votingDays={config.votingDays}
        votes={{ total, cast, last: { fate: 'counted', line: t('MODAL_TITLE') } }}
        sounds={sounds}
        previewedVid={details.vid}
      />
    </>
  );
}
