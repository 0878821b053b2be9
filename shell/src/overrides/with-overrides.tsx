import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { tabStorage } from '@demo-evm/shared/device';
import type { ReactNode } from 'react';

const PARAMETER = 'mfe-override';
const KEY = 'demo-evm-overrides';

interface Overridden {
  readonly remotes: readonly RemoteRelease[];
  /** Says so on the page. */
  readonly notice: ReactNode;
}

/**
 * Takes remotes from where a developer says, in this tab: `?mfe-override=mfe-voting@http://localhost:3001`. Only
 * from origins that the configuration allows; without any, as in production, it is ignored, and said so on the
 * console. What does it is loaded only when it is asked for. docs/remotes.md
 */
export async function withOverrides(page: PageData): Promise<Overridden> {
  const plain = { remotes: page.remotes, notice: null };
  const url = new URL(window.location.href);
  const asked = url.searchParams.getAll(PARAMETER);
  if (page.overrideOrigins.length === 0) {
    if (asked.length > 0) console.warn(`${PARAMETER} is ignored: this site allows no overrides.`);
    return plain;
  }
  const kept = asked.length > 0 ? asked : (tabStorage.getItem(KEY)?.split(' ') ?? []);
  if (kept.length === 0) return plain;
  const developer = await import('./developer-overrides').catch(() => null);
  if (!developer) return plain;
  const { applyOverrides, OverrideNotice } = developer;
  const { remotes, overrides } = applyOverrides(kept, page);
  if (overrides.length === 0) return plain;
  tabStorage.setItem(KEY, overrides.map(({ module, origin }) => `${module}@${origin}`).join(' '));
  url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url);
  const remove = () => {
    tabStorage.removeItem(KEY);
    window.location.reload();
  };
  return { remotes, notice: <OverrideNotice overrides={overrides} onRemove={remove} /> };
}
