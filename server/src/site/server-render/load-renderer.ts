import {
  PRESS_PARTS,
  SERVER_RENDER_FILES,
  fileUrl,
  type RenderInput,
  type Release,
} from '@demo-evm/shared/contract';
import type { ReleaseStorage } from '../../releases/release-storage';
import { hasIntegrity } from '../../releases/integrity';
import { renderInContext } from './render-in-context';

/** The parts of a rendered view that are the same in all views of a release. */
export interface ViewFiles {
  /** The texts of the style sheets of the remote's first load, by URL. The page contains them. */
  readonly styles: Readonly<Record<string, string>>;
  /**
   * The texts of the scripts that handle presses of buttons until the page is hydrated. The first one makes the machine
   * answer presses, and the others follow when the machine is shown.
   */
  readonly presses: readonly string[];
}

export interface Renderer extends ViewFiles {
  readonly render: (input: RenderInput) => string;
}

/**
 * Reads a release's files for server-side rendering and runs the renderer's code. Rejects when a file cannot be read, the
 * renderer's code is not the released one, or the code fails.
 */
export async function loadRenderer(
  release: Release,
  storage: Pick<ReleaseStorage, 'readFile'>,
): Promise<Renderer> {
  const read = (file: string) => storage.readFile(release, file);
  const code = await read(SERVER_RENDER_FILES.render);
  // This code runs in the server, so a file that was changed after its release must not run.
  if (!hasIntegrity(code, release.files[SERVER_RENDER_FILES.render]?.integrity ?? ''))
    throw new Error(`${fileUrl(release, SERVER_RENDER_FILES.render)} is not the file that was released.`);
  const press = await read(SERVER_RENDER_FILES.press);
  const styles = release.firstLoad.styles.map(
    async (file) => [fileUrl(release, file), await read(file)] as const,
  );
  return {
    styles: Object.fromEntries(await Promise.all(styles)),
    presses: press.split(PRESS_PARTS),
    render: renderInContext(code, fileUrl(release, SERVER_RENDER_FILES.render)),
  };
}
