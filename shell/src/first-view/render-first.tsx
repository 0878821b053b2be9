import type { RemoteRelease } from '@demo-evm/shared/contract';
import { startTransition, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { TakeOver } from './take-over';

/** Is there something in the page that the site host drew? The inline script takes it away in another language. */
export function isDrawn(root: HTMLElement): boolean {
  return root.dataset.drawn !== undefined;
}

/**
 * Renders the page for the first time, in slices, so that a slow phone stays responsive. What the site host drew from
 * the same release and the same data becomes the App's; else the skeleton, or what was drawn, is replaced.
 * docs/decisions/0018
 * @param release of the remote that is shown, when it and all that it was drawn from are here
 */
export function renderFirst(root: HTMLElement, app: ReactNode, release: RemoteRelease | undefined): void {
  const { drawn } = root.dataset;
  const isTheSame = drawn !== undefined && release?.entry.startsWith(drawn);
  const onRendered = () => {
    document.getElementById('skeleton')?.remove();
    delete root.dataset.drawn;
  };
  const page = (
    <>
      {app}
      <TakeOver onRendered={onRendered} />
    </>
  );
  startTransition(() => {
    if (isTheSame) hydrateRoot(root, page);
    else createRoot(root).render(page);
  });
}
