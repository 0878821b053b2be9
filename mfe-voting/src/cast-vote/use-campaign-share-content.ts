import { machineTheme, type EvmDetails } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { usePageUrl, type ShareContent } from '@demo-evm/shared/ui';
import { useCallback } from 'react';
import type { Candidate } from './candidate';
import { loadSlip } from './late-slip';
import { sectionParts } from './section-words';

/**
 * An invitation to practise on the machine, with the page's address. When the candidate has a serial, the invitation
 * also has a function that draws a picture of the slip. Behaviour: Sharing.
 * @param candidate Must be the same object as long as `details` and the language stay the same.
 * @param previewedVid In a preview, the vid of the saved machine. The page of that machine is shared, because nobody
 *   else can open the preview.
 */
export function useCampaignShareContent(
  details: EvmDetails,
  candidate: Candidate,
  previewedVid?: EvmDetails['vid'],
): ShareContent {
  const { t, language } = useTexts();
  const { name, serial, serialText } = candidate;
  const pageUrl = usePageUrl();
  const url =
    previewedVid && pageUrl ? new URL(`/demo/${encodeURIComponent(previewedVid)}`, pageUrl).href : pageUrl;
  const isNamed = Boolean(name && serialText);
  const drawPicture = useCallback(
    () =>
      loadSlip().then(
        ({ drawSlipPicture }) =>
          drawSlipPicture({
            candidate,
            section: sectionParts(details, language, t),
            theme: machineTheme(details),
            url,
            t,
          }),
        () => null,
      ),
    [candidate, details, url, language, t],
  );
  return {
    url,
    text: isNamed ? t('SHARE_TEXT', { serial: serialText, name, url }) : t('SHARE_TEXT_GENERIC', { url }),
    drawPicture: serial === null ? undefined : drawPicture,
  };
}
