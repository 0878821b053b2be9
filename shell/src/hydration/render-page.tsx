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
 * Renders the page for the first time, in a transition, so that a slow phone stays responsive. The app either hydrates
 * the server-rendered HTML, or replaces it or the skeleton. docs/decisions/0018
 * @param hydrates whether the app may hydrate the HTML (`canHydrate`)
 */
export function renderPage(root: HTMLElement, app: ReactNode, hydrates: boolean): void {
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
    if (hydrates) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}
