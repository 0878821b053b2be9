import {
  EARLY_ANSWERS_ID,
  EARLY_LISTEN_FILE,
  EARLY_SLIP_FILES,
  OLD_PRESS_FILE,
  PAGE_DATA_ID,
  SERVER_RENDER_FILES,
  fileUrl,
  type RenderInput,
  type Release,
} from '@demo-evm/shared/contract';
import type { Language } from '@demo-evm/shared/domain';
import type { ReleaseStorage } from '../../releases/release-storage';
import { createLruCache } from '../../cache/lru-cache';
import { loadRenderer, type Renderer, type ViewFiles } from './load-renderer';
import { isRenderTimeout } from './render-in-context';

/** A remote's App as server-side rendered HTML, with its styles and the scripts that handle presses until hydration. */
export interface RenderedView extends ViewFiles {
  /** The URL of the folder of the release that rendered the HTML. */
  readonly folder: string;
  readonly language: Language;
  readonly html: string;
  /**
   * The hash of the script that shows the slip before the App runs; `undefined` when the release has no such script.
   */
  readonly slip?: string | undefined;
  /**
   * The hash of the script that reads aloud before the App runs; `undefined` when the release has no such script.
   */
  readonly listen?: string | undefined;
  /**
   * The hash of the script for browsers that are too old for the App; `undefined` when the release has no such script.
   */
  readonly oldPress: string | undefined;
}

/**
 * Renders a view of a release. Gives `null` when the release has no renderer or no route for the path, and when the
 * rendering fails or is paused after a failure.
 * @param mayDraw Called before a view is rendered that is not cached. If it gives `false`, the result is
 *   `null`.
 */
export type RenderView = (
  release: Release,
  input: Omit<RenderInput, 'folder' | 'mounts'>,
  mayDraw?: () => boolean,
) => Promise<RenderedView | null>;

const MAX_RENDERERS = 12;
const MAX_CACHED_VIEWS = 500;
/** A failed rendering is cached for this long at most, so that not every visit tries it again. */
const RENDER_RETRY_MS = 60_000;

/**
 * Makes a function that renders views with the remotes' own code, and caches the HTML, because many visitors open the
 * same link. A page without a view has the skeleton. docs/decisions/0018
 * @param onFailure Called with the error when a renderer cannot be loaded or a rendering fails.
 */
export function createViewRenderer(
  storage: Pick<ReleaseStorage, 'readFile'>,
  onFailure: (error: unknown) => void,
): RenderView {
  const renderers = createLruCache<Promise<Renderer | null>>(MAX_RENDERERS);
  const views = createLruCache<string | null>(MAX_CACHED_VIEWS);
  const noRenderer = Promise.resolve(null);

  const tryToLoad = async (release: Release, folder: string): Promise<Renderer | null> => {
    try {
      return await loadRenderer(release, storage);
    } catch (error) {
      onFailure(error);
      return renderers.set(folder, noRenderer, RENDER_RETRY_MS);
    }
  };

  const renderHtml = ({ render }: Renderer, input: RenderInput, mayDraw: () => boolean): string | null => {
    const key = JSON.stringify([input.folder, input.path, input.language, input.answers, input.part]);
    const cached = views.get(key);
    if (cached !== undefined) return cached;
    if (!mayDraw()) return null;
    try {
      return views.set(key, adaptToPage(render(input)));
    } catch (error) {
      onFailure(error);
      // The whole release is paused after a timeout, because each of its views may block the server until the timeout.
      if (isRenderTimeout(error)) void renderers.set(input.folder, noRenderer, RENDER_RETRY_MS);
      return views.set(key, null, RENDER_RETRY_MS);
    }
  };

  return async (release, known, mayDraw = () => true) => {
    if (!Object.values(SERVER_RENDER_FILES).every((file) => file in release.files)) return null;
    const folder = fileUrl(release, '');
    const renderer = await (renderers.get(folder) ?? renderers.set(folder, tryToLoad(release, folder)));
    if (!renderer) return null;
    const html = renderHtml(renderer, { ...known, folder, mounts: release.mounts ?? [] }, mayDraw);
    // `html` is null after a failure and without permission, and empty when the remote has no route for the path.
    if (!html) return null;
    const { styles, presses } = renderer;
    const slip = release.files[EARLY_SLIP_FILES.script]?.integrity;
    const listen = release.files[EARLY_LISTEN_FILE]?.integrity;
    const oldPress = release.files[OLD_PRESS_FILE]?.integrity;
    return {
      folder,
      language: known.language,
      html,
      styles,
      presses,
      slip,
      listen,
      oldPress,
    };
  };
}

/**
 * Matches an element that the shell would take for one of the page's own JSON blocks. The view comes before them, so the
 * shell would find this element first, and a browser would take its configuration from it.
 */
const OWN_BLOCK = new RegExp(
  `<[^>]*\\sid\\s*=\\s*["']?(?:${PAGE_DATA_ID}|${EARLY_ANSWERS_ID})(?![\\w-])`,
  'i',
);

/**
 * Removes the title, because the page has its own title. Renames style attributes, because the page's policy forbids
 * them.
 * @throws {Error} when the view has an element that stands in for the data of the page
 */
function adaptToPage(html: string): string {
  if (OWN_BLOCK.test(html)) throw new Error('The view contains a data block of the page.');
  return html.replace(/^<title>[^<]*<\/title>/, '').replaceAll(' style="', ' data-style="');
}
