import type { Host } from '@demo-evm/shared/contract';
import { THEMES } from '@demo-evm/shared/domain';
import { Loading } from '@demo-evm/shared/ui';
import { ShellPage } from './shell-page';

/** The page that is shown while a remote loads. */
export function LoadingPage({ host }: { readonly host: Host }) {
  return (
    <ShellPage host={host} color={THEMES.initial}>
      <Loading />
    </ShellPage>
  );
}
