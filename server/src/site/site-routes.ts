import type { Registry } from '@demo-evm/shared/contract';
import type { FastifyPluginAsync } from 'fastify';
import type { ReleaseNumbers } from '../release-numbers/collect-numbers';
import { shellEventRoutes } from '../operations/shell-event-routes';
import { linkPictureRoutes } from '../link-picture/link-picture-routes';
import type { LinkPictures } from '../link-picture/link-pictures';
import { createStoredFinder } from '../link-picture/stored-pictures';
import type { PreviewKey } from '../release-preview/preview-key';
import type { ReleaseStorage } from '../releases/release-storage';
import { installCompression } from './compressed-answers';
import { createPageCompressor } from './compressed-page';
import { createSlipMaker } from './early-slip';
import { createPageMaker } from './make-page';
import { machineSource, type FindMachine } from './machine-source';
import { manifestRoute } from './manifest-route';
import { pageRoute } from './page-route';
import { presentPicture } from './present-picture';
import { registryRoute } from './registry-route';
import { createRequestOpener } from './request-opener';
import { createPreviewReader } from './request-preview';
import { createViewRenderer } from './server-render/view-renderer';
import type { PageSettings } from './page-settings';
import { serveSiteFiles } from './site-files';
import { createSiteReader } from './site-registry';
import { createStaffCookies } from './staff-cookies';
import { staffRoutes } from './staff-routes';
import { workerRoute } from './worker-route';
import type { WorkerScript } from './worker-script';

export interface SiteOptions {
  readonly storage: ReleaseStorage;
  /** Gives the revision of the registry that visitors get. */
  readonly readRegistry: () => Promise<Registry>;
  /** Folder of files that belong to no release, such as icons, robots.txt and the picture of link previews. */
  readonly publicDir: string;
  readonly settings: PageSettings;
  readonly worker: WorkerScript;
  /** The origin at which visitors reach this site; `undefined` to use the origin of each request. */
  readonly publicUrl: string | undefined;
  /** Reads the public details of a machine from this server's database. */
  readonly findMachine: FindMachine;
  /** Draws the pictures of links; `undefined` when the server draws none. */
  readonly linkPictures: LinkPictures | undefined;
  /** Signs links to previews, and the cookies of staff. */
  readonly previewKey: PreviewKey;
  /** Counts the events that pages report. */
  readonly events: ReleaseNumbers;
}

/**
 * Serves the site: releases, the registry, the service worker, web app manifests, the pictures of links, the public
 * files, and a page for every path that has no other route. Also receives the events of shells.
 */
export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, options) => {
  const { storage, publicDir, settings, worker, publicUrl, linkPictures } = options;
  const logError = (what: string) => (error: unknown) => app.log.error({ err: error }, what);
  const onBrokenTable = logError('a translation table is skipped');
  const readLive = createSiteReader(storage, options.readRegistry, onBrokenTable);
  const renderView = createViewRenderer(storage, logError('server-side rendering failed'));
  const compress = createPageCompressor(logError('a page could not be compressed'));
  const findStored = linkPictures && (await createStoredFinder(publicDir, publicUrl));
  const makePage = createPageMaker({ settings, findStored, renderView, compress });
  const makeSlip = createSlipMaker(settings.config, renderView);
  const evmBase = settings.config.bases.evm;
  const findMachine = machineSource(evmBase, options.findMachine);
  const opener = createRequestOpener({ evmBase, findMachine, findStored, publicUrl });

  await serveSiteFiles(app, { releasesDir: storage.servedFolder, publicDir });
  await installCompression(app);
  await app.register(shellEventRoutes, {
    ...options.events,
    readRegistry: async () => (await readLive()).registry,
  });
  await app.register(registryRoute, { readLive });
  await app.register(workerRoute, { worker });
  await app.register(manifestRoute, { readLive, opener });
  if (linkPictures)
    await app.register(linkPictureRoutes, {
      pictures: linkPictures,
      describe: async (request, vid) =>
        presentPicture(opener, request, await (await readLive()).siteFor(null), vid),
    });
  const { previewKey } = options;
  const staff = createStaffCookies(previewKey);
  await app.register(staffRoutes, { key: previewKey, staff, publicUrl });
  const readPreview = createPreviewReader(storage, previewKey);
  await app.register(pageRoute, {
    readLive,
    opener,
    makePage,
    makeSlip,
    publicUrl,
    readPreview,
    staff,
    storage,
  });
};
