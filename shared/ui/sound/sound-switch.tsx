import { useTexts } from '@demo-evm/shared/i18n';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../button/icon-button';
import { SoundIcon } from '../icons/icons';
import type { Sounds } from './sounds';

/** The header's switch that turns sound on and off. Behaviour: Sounds. */
export function SoundSwitch({ sounds }: { readonly sounds: Sounds }) {
  const { t } = useTexts();
  const isOn = useSyncExternalStore(sounds.subscribe, sounds.isOn, () => true);
  return (
    <IconButton
      role="switch"
      aria-checked={isOn}
      aria-label={t('SOUND')}
      title={isOn ? t('SOUND_ON') : t('SOUND_OFF')}
      onClick={sounds.toggle}
    >
      <SoundIcon isOn={isOn} />
    </IconButton>
  );
}
