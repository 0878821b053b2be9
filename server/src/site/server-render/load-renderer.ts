import { SERVER_RENDER_FILES, fileUrl, type RenderInput, type Release } from '@demo-evm/shared/contract';
import type { ReleaseStorage } from '../../releases/release-storage';
import { renderInContext } from './render-in-context';

/** The files of a release that are the same in all of its views. */
export interface ViewFiles {
  /** The remote's style sheets by URL. They are in the page, so the browser requests none of them. */
  readonly styles: Readonly<Record<string, string>>;
  /** The script that answers presses until hydration. */
  readonly press: string;
}

export interface Renderer extends ViewFiles {
  readonly render: (input: RenderInput) => string;
}

/** Reads the files with which a release renders itself, and evaluates their code. Rejects when either fails. */
export async function loadRenderer(
  release: Release,
  storage: Pick<ReleaseStorage, 'readFile'>,
): Promise<Renderer> {
  const read = (file: string) => storage.readFile(release, file);
  const code = await read(SERVER_RENDER_FILES.render);
  const press = await read(SERVER_RENDER_FILES.press);
  const styles = release.firstLoad.styles.map(
    async (file) => [fileUrl(release, file), await read(file)] as const,
  );
  return {
    styles: Object.fromEntries(await Promise.all(styles)),
    press,
    render: renderInContext(code, fileUrl(release, SERVER_RENDER_FILES.render)),
  };
}
