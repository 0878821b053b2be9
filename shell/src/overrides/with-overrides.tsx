import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { tabStorage } from '@demo-evm/shared/device';
import type { ReactNode } from 'react';

const OVERRIDE_PARAMETER = 'mfe-override';
const OVERRIDES_KEY = 'demo-evm-overrides';

interface Overridden {
  readonly remotes: readonly RemoteRelease[];
  /** A notice that lists the overridden remotes. It is `null` without overrides. */
  readonly notice: ReactNode;
}

/**
 * Applies the overrides of this tab, which load remotes from a developer's computer:
 * `?mfe-override=mfe-voting@http://localhost:3001`. The tab stores accepted overrides, and the parameter is then
 * removed from the address. The configuration lists the allowed origins. If it lists no origin, as in production,
 * overrides are ignored, and a parameter in the address causes a warning on the console. The code that applies
 * overrides is loaded only in tabs that ask for overrides. docs/remotes.md
 */
export async function withOverrides(page: PageData): Promise<Overridden> {
  const released = { remotes: page.remotes, notice: null };
  const url = new URL(window.location.href);
  const requested = url.searchParams.getAll(OVERRIDE_PARAMETER);
  if (page.overrideOrigins.length === 0) {
    if (requested.length > 0)
      console.warn(`${OVERRIDE_PARAMETER} is ignored: this site allows no overrides.`);
    return released;
  }
  const overridesOfTab =
    requested.length > 0 ? requested : (tabStorage.getItem(OVERRIDES_KEY)?.split(' ') ?? []);
  if (overridesOfTab.length === 0) return released;
  const importing = import(/* webpackChunkName: "overrides" */ './developer-overrides');
  const developer = await importing.catch(() => null);
  if (!developer) return released;
  const { applyOverrides, OverrideNotice } = developer;
  const { remotes, overrides } = applyOverrides(overridesOfTab, page);
  if (overrides.length === 0) return released;
  tabStorage.setItem(OVERRIDES_KEY, overrides.map(({ module, origin }) => `${module}@${origin}`).join(' '));
  url.searchParams.delete(OVERRIDE_PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  const remove = () => {
    tabStorage.removeItem(OVERRIDES_KEY);
    window.location.reload();
  };
  return { remotes, notice: <OverrideNotice overrides={overrides} onRemove={remove} /> };
}
