import { themeOf, THEMES } from '@demo-evm/shared/domain';
import { pageBar } from './page-bar';
import { manifestShortcuts } from './manifest-shortcuts';
import type { OpenedRoute } from './open-route';
import type { Site } from './site-registry';

/** A page that a visitor can put on the phone's home screen. */
export interface InstalledPage {
  /** The path that the home screen opens. */
  readonly path: string;
  readonly opened: OpenedRoute;
}

/** The colour behind the icon while the phone opens the page. The page's own background has the same colour. */
const BACKGROUND = '#f5f3ec';

/**
 * Makes the web app manifest of a page, with which a phone puts this page on its home screen. The id is the
 * path, so each machine is a separate app. The shortcuts lead to the other pages of listed remotes, except
 * pages with a parameter in their path.
 * Behaviour: Home screen; https://www.w3.org/TR/appmanifest/
 */
export function webManifest(site: Site, { path, opened }: InstalledPage): object {
  const { title, description, language } = opened.link;
  return {
    id: path,
    start_url: path,
    scope: '/',
    name: title,
    description,
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: pageBar(opened) ?? themeOf(THEMES.public).bar,
    background_color: BACKGROUND,
    icons: ['any', 'maskable'].flatMap((purpose) => [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose },
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose },
    ]),
    shortcuts: manifestShortcuts(site, language).filter(({ url }) => url !== path),
  };
}
