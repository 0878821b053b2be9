import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { tabStorage } from '@demo-evm/shared/device';
import type { ReactNode } from 'react';

const PARAMETER = 'mfe-override';
const OVERRIDES_KEY = 'demo-evm-overrides';

interface Overridden {
  readonly remotes: readonly RemoteRelease[];
  /** Tells the developer on the page which remotes are overridden; `null` without overrides. */
  readonly notice: ReactNode;
}

/**
 * Loads remotes from a developer's computer in this tab: `?mfe-override=mfe-voting@http://localhost:3001`. The
 * configuration lists the allowed origins; where it lists none, as in production, overrides are ignored with a warning
 * on the console. The code for it is loaded only when there is an override. docs/remotes.md
 */
export async function withOverrides(page: PageData): Promise<Overridden> {
  const released = { remotes: page.remotes, notice: null };
  const url = new URL(window.location.href);
  const requested = url.searchParams.getAll(PARAMETER);
  if (page.overrideOrigins.length === 0) {
    if (requested.length > 0) console.warn(`${PARAMETER} is ignored: this site allows no overrides.`);
    return released;
  }
  const overridesOfTab =
    requested.length > 0 ? requested : (tabStorage.getItem(OVERRIDES_KEY)?.split(' ') ?? []);
  if (overridesOfTab.length === 0) return released;
  const developer = await import('./developer-overrides').catch(() => null);
  if (!developer) return released;
  const { applyOverrides, OverrideNotice } = developer;
  const { remotes, overrides } = applyOverrides(overridesOfTab, page);
  if (overrides.length === 0) return released;
  tabStorage.setItem(OVERRIDES_KEY, overrides.map(({ module, origin }) => `${module}@${origin}`).join(' '));
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  const remove = () => {
    tabStorage.removeItem(OVERRIDES_KEY);
    window.location.reload();
  };
  return { remotes, notice: <OverrideNotice overrides={overrides} onRemove={remove} /> };
}
