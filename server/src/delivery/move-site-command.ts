import path from 'node:path';
import { OperatorError } from '../errors/operator-error';
import { moveSite } from '../move-site/move-site';
import { createFolderStorage } from '../releases/folder-storage';
import { siteFolder } from '../site-database/open-site';
import type { Command } from './command';
import { openSiteInDatabase } from './open-site';

/** Moves a site from its folder to the database, or back. docs/releasing.md: Move a site */
export const moveSiteCommand: Command = {
  usage: '--to database|folder',
  words: [0, 0],
  options: { to: { type: 'string' } },
  isWithoutSite: true, // the command opens two sites itself
  async run({ options: { to, site } }, { settings, directory }) {
    if (to !== 'database' && to !== 'folder')
      throw new OperatorError('Say where the site goes: --to database, or --to folder.');
    if (settings.databaseUrl === undefined)
      throw new OperatorError('DATABASE_URL is not set. It names the database of the site.');
    const folder = createFolderStorage(
      typeof site === 'string' ? path.resolve(directory, site) : siteFolder(settings.dataDir),
    );
    const { storage: database, close } = await openSiteInDatabase(settings);
    const moving = to === 'database' ? moveSite(folder, database) : moveSite(database, folder);
    return moving.finally(() => close());
  },
};
