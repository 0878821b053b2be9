import { offerPageSlip } from '@demo-evm/shared/ui';

/** A server-rendered page loads this script at the first vote, to show the slip before the App runs. */
void offerPageSlip();
