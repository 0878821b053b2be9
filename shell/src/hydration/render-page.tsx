import type { RemoteRelease } from '@demo-evm/shared/contract';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { AfterFirstRender } from './after-first-render';

/**
 * Says whether this element holds server-rendered HTML that waits for hydration. Its attribute `data-drawn`
 * names the folder of the release that rendered the HTML. If the visitor wants another language, the inline
 * script (page/early.js) has removed the HTML and the attribute.
 */
export function isServerRendered(root: HTMLElement): boolean {
  return root.dataset.drawn !== undefined;
}

/**
 * Renders the page for the first time, in a transition, so that a slow phone stays responsive. Server-rendered HTML is
 * hydrated if `release` has rendered it. Otherwise the app replaces the server-rendered HTML or the skeleton.
 * docs/decisions/0018
 * @param release the release of the shown remote; `undefined` if the path has no remote, or if the remote or some early
 *   answers could not be loaded
 */
export function renderPage(root: HTMLElement, app: ReactNode, release: RemoteRelease | undefined): void {
  const { drawn: renderedFolder } = root.dataset;
  const canHydrate = renderedFolder !== undefined && release?.entry.startsWith(renderedFolder);
  const onRendered = () => {
    document.getElementById('skeleton')?.remove();
    delete root.dataset.drawn;
  };
  const page = (
    <>
      {app}
      <AfterFirstRender onRendered={onRendered} />
    </>
  );
  startTransition(() => {
    if (canHydrate) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}
