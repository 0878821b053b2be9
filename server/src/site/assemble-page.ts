import {
  describeRemote,
  EARLY_ANSWERS_ID,
  fileUrl,
  integrityByFile,
  jsonBlock,
  PAGE_DATA_ID,
  SERVER_RENDER_FILES,
  type PageData,
  type Release,
} from '@demo-evm/shared/contract';
import type { LinkPreview } from './link-preview';
import { linkPreviewTags } from './link-preview-tags';
import { MANIFEST_PATH } from './manifest-address';
import type { OpenedRoute } from './open-route';
import { contentSecurityPolicy } from './page-policy';
import type { RenderedView } from './server-render/view-renderer';
import type { PageSettings } from './site-config';
import type { Site } from './site-registry';
import { machineBar } from './web-manifest';

export interface AssembledPage {
  readonly html: string;
  /** The Content-Security-Policy of this page. */
  readonly policy: string;
}

/**
 * Fills in the shell's template for one page. It adds the visitor's releases and the configuration as a JSON block, and
 * the shell's scripts and styles. For a route, it also adds the link preview, the API answers, preloads of the remote's
 * files, and the server-rendered view if there is one. docs/architecture.md#a-page-load.
 * @param opened The route at the address of the page; `undefined` when no remote has the address.
 */
export function assemblePage(
  site: Site,
  settings: PageSettings,
  opened: OpenedRoute | undefined,
  view: RenderedView | null = null,
): AssembledPage {
  const { shell } = site;
  const data: PageData = {
    revision: site.revision,
    shell: { version: shell.version, folder: fileUrl(shell, ''), integrity: integrityByFile(shell) },
    remotes: site.remotes.flatMap(
      (release) => describeRemote(release, site.fallbacks.get(release.module)) ?? [],
    ),
    ...settings,
    early: opened?.early ?? null,
  };
  const styles = `<style>${site.styles}</style>`;
  const canHydrate = supportsHydration(site.template);
  const head = [
    ...(canHydrate ? [] : [styles]),
    ...shellScripts(shell),
    ...(opened ? preloadTags(opened.remote, view !== null) : []),
  ];
  const end = [
    jsonBlock(PAGE_DATA_ID, data),
    ...(opened ? [jsonBlock(EARLY_ANSWERS_ID, opened.answers)] : []),
  ];
  const linked = opened ? withApp(withLink(site.template, opened.link), opened) : site.template;
  const template =
    opened && beginsWithMachine(opened.remote) ? linked.replace(SKELETON, MACHINE_SKELETON) : linked;
  const page = template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--data-->', () => end.join('\n    '))
    .replace(MOUNT_POINT, (root) => `${styles}\n    ${root}`);
  const html = view ? withView(page, view) : page;
  return { html, policy: contentSecurityPolicy(html, settings) };
}

/**
 * The mount point in the template of a shell that can hydrate. The styles are put between the skeleton and this
 * element, so that the browser can paint the skeleton before the styles arrive. Older shells have the skeleton inside
 * this element.
 */
const MOUNT_POINT = '<div id="root"></div>';

/** The start tag of the skeleton in the shell's template, and the start tag of the skeleton that shows a machine. */
const SKELETON = '<div id="skeleton">';
const MACHINE_SKELETON = '<div id="skeleton" data-machine>';

/** Whether the remote's pages first show a machine. This is true for every remote with server-side rendering. */
function beginsWithMachine(remote: Release): boolean {
  return SERVER_RENDER_FILES.render in remote.files;
}

/** Whether the shell of this template can hydrate a server-rendered view. */
export function supportsHydration(template: string): boolean {
  return template.includes(MOUNT_POINT);
}

function withView(page: string, { folder, language, html, styles, press }: RenderedView): string {
  const parts = [
    ...Object.entries(styles).map(([url, css]) => `<style data-href="${url}">${css}</style>`),
    `<noscript><style>${inlineStyleRules(html)}</style></noscript>`,
    `<div id="root" data-drawn="${folder}" data-language="${language}">${html}</div>`,
    `<script>${press}</script>`,
  ];
  return page
    .replace(/<html lang="\w*"/, () => `<html lang="${language}"`)
    .replace(MOUNT_POINT, () => parts.join('\n    '));
}

/**
 * CSS that applies the `data-style` attributes without JavaScript. With JavaScript, the shell's early.js applies them.
 */
function inlineStyleRules(html: string): string {
  const styles = new Set(
    [...html.matchAll(/ data-style="([\w\s#:;.,()%-]+)"/g)].map(([, style = '']) => style),
  );
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
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
 * Inserts the URL of the page's own manifest and, if the page's machine is known, the machine's colour as the theme
 * colour.
 */
function withApp(template: string, opened: OpenedRoute): string {
  const bar = machineBar(opened);
  const named = template.replace(`"${MANIFEST_PATH}"`, () => `"${opened.manifest}"`);
  return bar === undefined ? named : named.replace(/(name="theme-color" content=")[^"]*/, `$1${bar}`);
}

function shellScripts(shell: Release): string[] {
  return shell.firstLoad.scripts.map(
    (file) => `<script defer data-shell ${checkedUrl(shell, 'src', file)}></script>`,
  );
}

function checkedUrl(release: Release, attribute: 'src' | 'href', file: string): string {
  return `${attribute}="${fileUrl(release, file)}" integrity="${release.files[file]?.integrity ?? ''}"`;
}

/**
 * Makes the tags that preload the remote's first scripts and, unless the page contains them, its first style sheets.
 * Each tag has the file's hash, because the later request for the file has this hash too. The browser would not use a
 * preload without the hash, and would load the file again.
 */
function preloadTags(remote: Release, hasView: boolean): string[] {
  const tag = (file: string, as: string) =>
    `<link rel="preload" as="${as}" ${checkedUrl(remote, 'href', file)}>`;
  return [
    ...remote.firstLoad.scripts.map((file) => tag(file, 'script')),
    ...(hasView ? [] : remote.firstLoad.styles.map((file) => tag(file, 'style'))),
  ];
}
