import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import type { Language } from '@demo-evm/shared/domain';

/**
 * Says whether the app may hydrate the server-rendered HTML. The same release must have rendered the HTML, in the
 * language in which the app renders. The language differs if the visitor has chosen another one after the inline script
 * (page/early.js) ran: in this page, which is being loaded again (early-language.ts), or in another tab.
 * docs/decisions/0018
 * @param release the release of the shown remote; `undefined` if the path has no remote, or if the remote or some early
 *   answers could not be loaded
 * @param language the language in which the app renders
 */
export function canHydrate(
  root: HTMLElement,
  release: RemoteRelease | undefined,
  { early }: Pick<PageData, 'early'>,
  language: Language,
): boolean {
  const { drawn: renderedFolder, language: rendered } = root.dataset;
  if (renderedFolder === undefined || !early || !release?.entry.startsWith(renderedFolder)) return false;
  // Some remotes have only one language. The inline script decides in the same way.
  return rendered === (early.tables[language] ? language : early.language);
}
