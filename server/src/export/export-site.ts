import fs from 'node:fs/promises';
import path from 'node:path';
import { fileUrl, type Registry } from '@demo-evm/shared/contract';
import type { PageSettings } from '../site/page-settings';
import { createSiteReader } from '../site/site-registry';
import { WORKER_PATH } from '../site/worker-script';
import { makePublic } from '../files/keep-private';
import type { ReleaseStorage } from '../releases/release-storage';
import { withoutCanary } from '../releases/registry-changes';
import { isEarlierExport } from './earlier-export';
import { exportPages } from './export-pages';
import { headersFile, redirectsFile } from './host-files';

interface ExportOptions {
  readonly storage: ReleaseStorage;
  readonly publicDir: string;
  readonly settings: PageSettings;
  /** The text of the service worker. */
  readonly worker: string;
  /** Origin of the site for visitors, such as `https://evm.example`. Link previews need it for absolute URLs. */
  readonly origin: string;
}

/**
 * Writes the site as static files for a CDN: the pages as the site host assembles them, the releases in the registry,
 * and the public files. All of them are written to a new folder, which then replaces `target`. There are no canaries,
 * because a static host cannot distinguish visitors. docs/releasing.md.
 * @throws {OperatorError} when `target` holds files but no earlier export, or the site has no shell
 * @returns the paths of the pages
 */
export async function exportSite(target: string, options: ExportOptions): Promise<string[]> {
  const { storage, publicDir, settings, worker, origin } = options;
  const isReplacing = await isEarlierExport(target);
  const readLive = createSiteReader(storage, storage.readRegistry, (error) => console.error(error.message));
  const live = await readLive();
  const registry = withoutCanaries(live.registry);
  const { pages, manifest, policy } = await exportPages(await live.siteFor(null), settings, origin);

  const draft = await fs.mkdtemp(`${target}.draft-`);
  try {
    const releases = Object.values(registry.modules).flatMap((module) => Object.values(module.releases));
    for (const release of releases) {
      await storage.prepare(release);
      const folder = fileUrl(release, '');
      await fs.cp(path.join(storage.servedFolder, folder), path.join(draft, folder), { recursive: true });
    }
    await fs.cp(path.join(publicDir, 'images'), path.join(draft, 'images'), { recursive: true });
    await fs.cp(path.join(publicDir, 'root'), draft, { recursive: true });
    const modules = Object.keys(registry.modules);
    const files = {
      ...Object.fromEntries(pages.map(({ file, html }) => [file, html])),
      ...(manifest && { 'manifest.webmanifest': JSON.stringify(manifest) }),
      [WORKER_PATH.slice(1)]: worker,
      'registry.json': JSON.stringify(registry, null, 2),
      _redirects: redirectsFile(pages),
      _headers: headersFile(modules, policy, origin),
    };
    for (const [file, content] of Object.entries(files)) await write(path.join(draft, file), content);
    await makePublic(draft); // the releases of a running server can be read by its own user only
    await replaceFolder(draft, target, isReplacing);
  } finally {
    await fs.rm(draft, { recursive: true, force: true });
  }
  return pages.map((page) => page.path);
}

function withoutCanaries(registry: Registry): Registry {
  const modules = Object.keys(registry.modules).reduce(withoutCanary, registry.modules);
  return { ...registry, modules };
}

async function write(file: string, content: string): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(file, content);
}

/** Replaces `target` with the draft. When the replacement fails, restores the earlier export, if there was one. */
async function replaceFolder(draft: string, target: string, isReplacing: boolean): Promise<void> {
  const old = `${draft}.old`;
  if (isReplacing) await fs.rename(target, old);
  try {
    await fs.rename(draft, target);
  } catch (error) {
    if (isReplacing) await fs.rename(old, target);
    throw error;
  }
  await fs.rm(old, { recursive: true, force: true });
}
