import { EARLY_ANSWERS_ID, jsonBlock, PAGE_DATA_ID } from '@demo-evm/shared/contract';
import { preloadTags, shellScripts } from './file-tags';
import type { OpenedRoute } from './open-route';
import { pageData } from './page-data';
import { contentSecurityPolicy, inlineTexts } from './page-policy';
import { previewSettings, type PageSettings } from './page-settings';
import { pictureRequests } from './picture-requests';
import { NOTICE_SCRIPT, NOTICE_STYLE, previewNotice } from './preview-notice';
import { routeTemplate } from './route-template';
import type { RenderedView } from './server-render/view-renderer';
import type { Site } from './site-registry';

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
  siteSettings: PageSettings,
  opened: OpenedRoute | undefined,
  view: RenderedView | null = null,
): AssembledPage {
  const { preview } = site;
  const settings = preview ? previewSettings(siteSettings) : siteSettings;
  const styles = `<style>${site.styles}</style>`;
  const canHydrate = supportsHydration(site.template);
  const files = [...shellScripts(site.shell), ...(opened ? preloadTags(opened.remote, view !== null) : [])];
  const isLate = view !== null && site.template.includes(LATE_FILES);
  const head = [...(canHydrate ? [] : [styles]), ...(isLate ? [] : files)];
  const [, ...laterPresses] = view?.presses ?? [];
  const end = [
    jsonBlock(PAGE_DATA_ID, pageData(site, settings, opened)),
    ...(opened ? [jsonBlock(EARLY_ANSWERS_ID, opened.answers)] : []),
    ...laterPresses.map((press) => `<script>${press}</script>`), // a vote needs the data
    ...(preview ? [previewNotice(preview)] : []),
  ];
  const template = opened ? routeTemplate(site.template, opened) : site.template;
  const watchdog = isLate ? (WATCHDOG.exec(template)?.[1] ?? '') : '';
  const page = (isLate ? template.replace(WATCHDOG, '') : template)
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--data-->', () => end.join('\n    '))
    .replace(LATE_FILES, () =>
      isLate ? `${watchdog}<template id="late-files">${[styles, ...files].join('')}</template>` : '',
    )
    .replace(MOUNT_POINT, (root) => (isLate ? root : `${styles}\n    ${root}`));
  const pictures = view ? pictureRequests(view.html) : [];
  const html = view ? withView(page, preview ? { ...view, slip: NO_SLIP } : view, pictures) : page;
  const inline = {
    scripts: [
      ...inlineTexts(site.template, 'script'),
      ...pictures,
      ...(view?.presses ?? []),
      ...(preview ? [NOTICE_SCRIPT] : []),
    ],
    styles: [
      site.styles,
      ...inlineTexts(site.template, 'style'),
      ...(view ? [...Object.values(view.styles), inlineStyleRules(view.html)] : []),
      ...(preview ? [NOTICE_STYLE] : []),
    ],
  };
  return { html, policy: contentSecurityPolicy(inline, settings, supportsTrustedTypes(site)) };
}

/**
 * The mount point in the template of a shell that can hydrate. The styles are put between the skeleton and this
 * element, so that the browser can paint the skeleton before the styles arrive. Older shells have the skeleton inside
 * this element.
 */
const MOUNT_POINT = '<div id="root"></div>';

/**
 * The place in the shell's template for the files of a page whose machine works without them. The shell's early.js takes
 * them out of the inert element and so loads them. The shell's styles are there too, because only elements that the app
 * adds use them. An older shell does not have this place. docs/decisions/0069
 */
const LATE_FILES = '<!--late-files-->';

/**
 * The shell's watchdog in its template. Where the files of the app come behind a machine, the watchdog watches nothing
 * before them, so it comes there too, and the machine comes sooner. In an older shell it has no such marks, and stays.
 */
const WATCHDOG = /<!--watchdog-->([^]*?)<!--\/watchdog-->/;

/** Says whether the shell of this template can hydrate a server-rendered view. */
export function supportsHydration(template: string): boolean {
  return template.includes(MOUNT_POINT);
}

/** The page of a preview asks for no slip, because the server makes slips of live releases only. */
const NO_SLIP = undefined;

/**
 * Says whether a page may have the browser enforce Trusted Types. Every release that the page may load must be built
 * for that, also the releases that replace a failed canary. docs/decisions/0068
 */
function supportsTrustedTypes({ shell, remotes, fallbacks }: Site): boolean {
  return [shell, ...remotes, ...fallbacks.values()].every(({ usesTrustedTypes }) => usesTrustedTypes);
}

function withView(
  page: string,
  { folder, language, html, styles, presses: [press = ''], oldPress, slip, listen }: RenderedView,
  pictures: readonly string[],
): string {
  const hashes = Object.entries({ slip, listen, old: oldPress }).map(([name, hash]) =>
    hash ? ` data-${name}="${hash}"` : '',
  );
  const parts = [
    ...Object.entries(styles).map(([url, css]) => `<style data-href="${url}">${css}</style>`),
    `<style>${inlineStyleRules(html)}</style>`,
    ...pictures.map((script) => `<script>${script}</script>`),
    `<div id="root" data-drawn="${folder}" data-language="${language}"${hashes.join('')}>${html}</div>`,
    `<script>${press}</script>`,
  ];
  return page
    .replace(/<html lang="\w*"/, () => `<html lang="${language}"`)
    .replace(MOUNT_POINT, () => parts.join('\n    '));
}

/**
 * Makes the CSS that applies the `data-style` attributes, also without JavaScript. The shell's show.js later makes them
 * style attributes, so that the app can change them. The browser then finds the same colours as before. Without this CSS
 * it would compute the styles of all elements twice, because they inherit the colours of the machine.
 */
function inlineStyleRules(html: string): string {
  const styles = new Set(
    [...html.matchAll(/ data-style="([\w\s#:;.,()%-]+)"/g)].map(([, style = '']) => style),
  );
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
}
