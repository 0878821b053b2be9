import { isCallUnknown } from '@demo-evm/shared/api';
import { useLate } from '@demo-evm/shared/ui';
import type { AccountButtonProps } from './account-button';

// All parts of the dashboard that are loaded after the form are in one chunk (see-numbers/late-numbers.tsx).
const loadButton = () => import(/* webpackChunkName: "home" */ './account-button');

/**
 * The button that opens the account. Its code is loaded after the dashboard. Nothing is shown if the server does not
 * know the calls for the account, or if the code cannot be loaded. Behaviour: Account.
 */
export function LateAccount(props: AccountButtonProps) {
  return isCallUnknown('account') ? null : <LoadedAccount {...props} />;
}

function LoadedAccount(props: AccountButtonProps) {
  const loaded = useLate(loadButton);
  return loaded === null || loaded === 'missing' ? null : <loaded.AccountButton {...props} />;
}
