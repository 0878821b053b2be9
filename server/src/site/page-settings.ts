import type { PageData } from '@demo-evm/shared/contract';
import { pageConfig } from './page-config';
import type { SiteConfig } from './site-config';

/** The settings that go into each page. Remotes get only `config`. */
export type PageSettings = Pick<PageData, 'config' | 'overrideOrigins' | 'eventsUrl' | 'isWorkerOff'>;

/**
 * Completes the settings of the configuration file with this server's defaults.
 * @param isWorkerOn true if pages register the service worker
 */
export function pageSettings(file: SiteConfig, uploadKey: string, isWorkerOn = true): PageSettings {
  const { overrideOrigins = [], eventsUrl = OWN_EVENTS_URL } = file;
  const settings = { config: pageConfig(file, uploadKey), overrideOrigins, eventsUrl };
  return isWorkerOn ? settings : { ...settings, isWorkerOff: true };
}

/**
 * Gives the settings for the pages of a preview. They report no events, because a tester's visit says nothing about
 * what visitors meet, and the service worker does not keep them.
 */
export function previewSettings(settings: PageSettings): PageSettings {
  return { ...settings, eventsUrl: null, isWorkerOff: true };
}

/** The URL at which this server receives the shell's events. */
const OWN_EVENTS_URL = '/events';
