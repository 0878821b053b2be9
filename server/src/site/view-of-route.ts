import type { HostConfig } from '@demo-evm/shared/contract';
import type { Language } from '@demo-evm/shared/domain';
import { supportsHydration } from './assemble-page';
import type { OpenedRoute } from './open-route';
import type { RenderedView, RenderView } from './server-render/view-renderer';
import type { Site } from './site-registry';

interface ViewOptions {
  readonly site: Site;
  readonly path: string;
  /** The language in the visitor's cookie. */
  readonly chosen: Language | undefined;
  readonly config: HostConfig;
  readonly renderView: RenderView;
}

/**
 * Renders the view of a route. Gives `null` when data for the view is missing, the shell cannot hydrate, or the
 * rendering fails or gives nothing.
 */
export async function viewOf(
  opened: OpenedRoute,
  { site, path, chosen, config, renderView }: ViewOptions,
): Promise<RenderedView | null> {
  const { remote, early, answers } = opened;
  const language = languageFor(opened, chosen);
  const table = site.tables.get(remote.module)?.[language];
  if (early.calls.length > 0 || !table || !supportsHydration(site.template)) return null;
  return renderView(remote, { path, language, table, config, answers });
}

/** Gives the language in which the page is rendered. `chosen` is the language in the visitor's cookie. */
function languageFor({ early }: OpenedRoute, chosen: Language | undefined): Language {
  return chosen && !early.isSetByAddress && chosen in early.tables ? chosen : early.language;
}
