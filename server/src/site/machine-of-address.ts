import { DEMO_VID, type EvmDetails, type VidMeaning } from '@demo-evm/shared/domain';

/**
 * Gives the machine that the page will show. Gives `null` when there is no such machine. Gives `undefined`
 * when only the browser knows the machine, or when the machine cannot be looked up now.
 */
export async function machineOf(
  meaning: VidMeaning,
  find: (vid: string) => Promise<EvmDetails | null | undefined>,
): Promise<EvmDetails | null | undefined> {
  switch (meaning.kind) {
    case 'machine':
      return find(meaning.vid);
    case 'language':
      return (await find(meaning.vid)) ?? find(DEMO_VID);
    case 'preview':
    case 'custom':
      return undefined;
    default:
      return meaning satisfies never;
  }
}
