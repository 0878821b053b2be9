import { browserStorage } from '@demo-evm/shared/device';
import { useEffect, useState } from 'react';
import { PRACTICES_KEY, PRACTISED_ONCE } from './practices';

const load = () => import(/* webpackChunkName: "install" */ './install-offer');
type InstallOffer = Awaited<ReturnType<typeof load>>['InstallOffer'];

/**
 * When the slip of this device's second practice has closed, loads the offer to put the page on the home screen, if the
 * browser can do that. A later practice tries again until the offer was shown once. docs/decisions/0050
 */
export function LateInstallOffer({ isConfirmed }: { readonly isConfirmed: boolean }) {
  const [offer, setOffer] = useState<{ readonly InstallOffer: InstallOffer } | null>(null);
  useEffect(() => {
    if (!isConfirmed) return;
    return () => {
      const stored = browserStorage.getItem(PRACTICES_KEY);
      if (!stored) browserStorage.setItem(PRACTICES_KEY, PRACTISED_ONCE);
      else if (stored === PRACTISED_ONCE && globalThis.demoEvmInstall) load().then(setOffer, () => undefined);
    };
  }, [isConfirmed]);
  return offer && <offer.InstallOffer />;
}
