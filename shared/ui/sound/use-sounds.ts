import { handedOver } from '@demo-evm/shared/contract';
import { browserStorage } from '@demo-evm/shared/device';
import { useEffect, useState } from 'react';
import { createSounds, type Sounds } from './sounds';

/** @returns The sounds of a page. They stop when the component unmounts. Behaviour: Sounds. */
export function useSounds(): Sounds {
  const [sounds] = useState(
    () => (handedOver('sounds') as Sounds | undefined) ?? createSounds(browserStorage),
  );
  useEffect(() => () => sounds.close(), [sounds]);
  return sounds;
}
