import { afterPaint } from '@demo-evm/shared/device';
import { failure, type CustomEvm, type NewCustomEvm, type Result } from '@demo-evm/shared/domain';
import { useLate } from '@demo-evm/shared/ui';
import type { BallotPreview } from './generate-evm/ballot-preview';

/** The parts wait for the first paint, so that they do not compete with what the visitor sees first. */
const load = () =>
  new Promise<void>((resolve) => void afterPaint(resolve)).then(
    () => import(/* webpackChunkName: "parts" */ './parts'),
  );

/** The drawing of the machine that the form makes. Its code is loaded after the form. */
export function LateBallotPreview(props: Parameters<typeof BallotPreview>[0]) {
  const parts = useLate(load);
  return parts === null || parts === 'missing' ? null : <parts.BallotPreview {...props} />;
}

/** The machines on this device. Their code is loaded after the form. */
export function LateSavedList() {
  const parts = useLate(load);
  return parts === null || parts === 'missing' ? null : <parts.SavedList />;
}

/** Saves a machine, once the code for it is loaded: a new one, or the edited machine with this id. */
export async function saveLate(
  edited: string | null,
  make: (stored: CustomEvm | null) => NewCustomEvm,
): Promise<Result<CustomEvm, 'storage-refused' | 'not-loaded'>> {
  const parts = await load().catch(() => null);
  return parts ? parts.saveMachine(edited, make) : failure('not-loaded');
}
