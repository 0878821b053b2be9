import { SERVER_RENDER_FILES, fileUrl, type RenderInput, type Release } from '@demo-evm/shared/contract';
import type { Language } from '@demo-evm/shared/domain';
import type { ReleaseStore } from '../../releases/release-storage';
import { drawInContext, tookTooLong } from './draw-in-context';
import { keepSome } from './keep-some';

/** A remote's first view, for the page of one visitor. */
export interface FirstView {
  /** Where the files of the release are that drew it. */
  readonly folder: string;
  readonly language: Language;
  readonly html: string;
  /** The remote's style sheets by URL; the browser asks for none of them any more. */
  readonly styles: Readonly<Record<string, string>>;
  /** The script that answers presses until the remote's App runs. */
  readonly press: string;
}

export type DrawFirstView = (
  release: Release,
  input: Omit<RenderInput, 'folder' | 'mounts'>,
) => Promise<FirstView | null>;

/** A release that can draw, and what stands around everything it draws. */
interface Artist {
  readonly draw: (input: RenderInput) => string;
  readonly frame: Pick<FirstView, 'folder' | 'styles' | 'press'>;
}

const RELEASES = 12;
const VIEWS = 500;
/** What failed is not tried again before. */
const REST_MS = 60_000;

/**
 * Draws first views of remotes from their own components, and keeps what it drew: many visitors open the same link.
 * A remote that cannot be drawn costs its visitors the skeleton, never the page. docs/decisions/0018
 * @param onFailure told once a minute of each release, or input, that cannot be drawn
 */
export function createFirstViews(
  store: Pick<ReleaseStore, 'readFile'>,
  onFailure: (error: unknown) => void,
): DrawFirstView {
  const artists = keepSome<Promise<Artist | null>>(RELEASES);
  const views = keepSome<string | null>(VIEWS);
  const nobody = Promise.resolve(null);

  const educate = async (release: Release): Promise<Artist | null> => {
    const folder = fileUrl(release, '');
    const read = (file: string) => store.readFile(release, file);
    try {
      const code = await read(SERVER_RENDER_FILES.render);
      const press = await read(SERVER_RENDER_FILES.press);
      const styles = release.firstLoad.styles.map(
        async (file) => [fileUrl(release, file), await read(file)] as const,
      );
      const frame = { folder, styles: Object.fromEntries(await Promise.all(styles)), press };
      return { draw: drawInContext(code, fileUrl(release, SERVER_RENDER_FILES.render)), frame };
    } catch (error) {
      onFailure(error);
      return artists.keepFor(REST_MS, folder, nobody);
    }
  };

  const draw = (artist: Artist, input: RenderInput, key: string): string | null => {
    try {
      return artist.draw(input);
    } catch (error) {
      onFailure(error);
      // Its next view would keep everybody waiting as well.
      if (tookTooLong(error)) void artists.keepFor(REST_MS, input.folder, nobody);
      return views.keepFor(REST_MS, key, null);
    }
  };

  return async (release, known) => {
    if (!Object.values(SERVER_RENDER_FILES).every((file) => file in release.files)) return null;
    const folder = fileUrl(release, '');
    const artist = await artists.find(folder, () => educate(release));
    if (!artist) return null;
    const input = { ...known, folder, mounts: release.mounts ?? [] };
    const key = JSON.stringify([folder, known.path, known.language, known.answers]);
    const html = views.find(key, () => draw(artist, input, key));
    return html ? { ...artist.frame, language: known.language, html: toPage(html) } : null; // empty: no route of its own
  };
}

/** The page has a title of its own, and its policy refuses style attributes: early.js sets them. */
function toPage(html: string): string {
  return html.replace(/^<title>[^<]*<\/title>/, '').replaceAll(' style="', ' data-style="');
}
