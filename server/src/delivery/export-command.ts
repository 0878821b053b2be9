import path from 'node:path';
import { pageSettings } from '../site/page-settings';
import { readSiteConfig } from '../site/site-config';
import { readWorkerScript } from '../site/worker-script';
import { exportSite } from '../export/export-site';
import type { Command } from './command';

/** Writes the site as static files for a CDN. */
export const exportCommand: Command = {
  usage: '<folder>',
  words: [1, 1],
  options: {},
  async run({ words: [folder = ''] }, { directory, workspaceDir, settings, storage }) {
    const target = path.resolve(directory, folder);
    const siteConfig = settings.siteConfig === undefined ? {} : await readSiteConfig(settings.siteConfig);
    const { isWorkerOn } = settings;
    const worker = await readWorkerScript(path.join(workspaceDir, 'server'), isWorkerOn);
    const pages = await exportSite(target, {
      storage,
      publicDir: path.join(workspaceDir, 'server/public'),
      // Static files cannot receive events. The configuration may name a server that receives them.
      settings: pageSettings({ eventsUrl: null, ...siteConfig }, '', isWorkerOn),
      worker: worker.text,
      origin: settings.publicUrl ?? 'http://localhost',
    });
    return [
      `${pages.length} pages and the current releases are in ${target}: ${pages.join(' ')}`,
      ...(settings.publicUrl === undefined
        ? ['PUBLIC_URL is not set: link previews name http://localhost.']
        : []),
      ...(settings.siteConfig === undefined
        ? ['SITE_CONFIG is not set: pages call the API at their own address.']
        : []),
      'Canaries are not exported.',
    ].join('\n');
  },
};
