import { SERVER_RENDER_FILES, type Release } from '@demo-evm/shared/contract';
import type { LinkPreview } from './link-preview';
import { linkPreviewTags } from './link-preview-tags';
import { pageBar } from './page-bar';
import { MANIFEST_PATH } from './manifest-address';
import type { OpenedRoute } from './open-route';

/** The start tag of the skeleton in the shell's template, and the start tag of the skeleton that shows a machine. */
const SKELETON = '<div id="skeleton">';
const MACHINE_SKELETON = '<div id="skeleton" data-machine>';

/**
 * Adapts the shell's template to a route: inserts the route's link preview, manifest and theme colour. A page that
 * first shows a machine also gets the skeleton of a machine.
 */
export function routeTemplate(template: string, opened: OpenedRoute): string {
  const named = withApp(withLink(template, opened.link), opened);
  return beginsWithMachine(opened.remote) ? named.replace(SKELETON, MACHINE_SKELETON) : named;
}

/** True if the remote's pages first show a machine. All remotes with server-side rendering do this. */
function beginsWithMachine(remote: Release): boolean {
  return SERVER_RENDER_FILES.render in remote.files;
}

/**
 * Replaces the template's title and language, which are for an unknown page, by the link preview's tags and language.
 */
function withLink(template: string, link: LinkPreview): string {
  return template
    .replace(/<html lang="\w*"/, () => `<html lang="${link.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => linkPreviewTags(link).join('\n    '));
}

/**
 * Inserts the URL of the page's own manifest and, if the header colour of the page is known, this colour as the theme
 * colour.
 */
function withApp(template: string, opened: OpenedRoute): string {
  const bar = pageBar(opened);
  const named = template.replace(`"${MANIFEST_PATH}"`, () => `"${opened.manifest}"`);
  return bar === undefined ? named : named.replace(/(name="theme-color" content=")[^"]*/, `$1${bar}`);
}
