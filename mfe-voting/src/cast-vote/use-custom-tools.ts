import type { CustomEvm } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import { useLate, useShareContent, type ShareContent } from '@demo-evm/shared/ui';
import { useCallback } from 'react';

const load = () => import(/* webpackChunkName: "tools" */ './custom-tools');

/**
 * Gives the tools of a machine of this device, and the message that sends the machine. Their code is loaded
 * after the machine. Until the machine's link is written, and if there is none, the note of `content` says
 * that others cannot open the machine. Behaviour: A machine that travels.
 */
export function useCustomTools(machine: CustomEvm) {
  const { t, language } = useTexts();
  const here: ShareContent = { ...useShareContent(), note: t('CREATE_LOCAL_ONLY') };
  const loaded = useLate(useCallback(() => load().then((code) => code.prepareTools(machine)), [machine]));
  const tools = typeof loaded === 'function' ? loaded(language, t, here) : null;
  return { tools, content: tools?.content ?? here };
}
