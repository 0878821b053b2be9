import { afterPaint } from '@demo-evm/shared/device';
import { useLate } from '@demo-evm/shared/ui';

// All late parts of the logged-out page are in one chunk. Each further chunk would make the HTML of this page larger,
// because the HTML has a hash for each script and style of its remote.
const load = async () => {
  await new Promise<void>((resolve) => afterPaint(resolve));
  return import(/* webpackChunkName: "logged-out" */ './product');
};

/** The icon of the product. Its code is loaded after the login card. */
export function LateLogo() {
  const loaded = useLate(load);
  return loaded === null || loaded === 'missing' ? null : <loaded.Logo />;
}

/** What the product offers. Its code is loaded after the login card. */
export function LateShowcase() {
  const loaded = useLate(load);
  return loaded === null || loaded === 'missing' ? null : <loaded.Showcase />;
}
