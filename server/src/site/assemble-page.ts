import {
  describeRemote,
  EARLY_ANSWERS_ID,
  fileUrl,
  integrityByFile,
  jsonBlock,
  PAGE_DATA_ID,
  type PageData,
  type Release,
} from '@demo-evm/shared/contract';
import type { FirstView } from './first-view/first-views';
import type { LinkPreview } from './link-preview';
import { linkPreviewTags } from './link-preview-tags';
import type { OpenedRoute } from './open-route';
import { policyOf } from './page-policy';
import type { PageSettings } from './site-config';
import type { Site } from './site-registry';

export interface AssembledPage {
  readonly html: string;
  /** Its Content-Security-Policy. */
  readonly policy: string;
}

/**
 * The HTML of one route: the shell's template with the registry and configuration as a JSON block, the
 * shell's files, the link preview, what the route's calls would answer, and preloads of its remote.
 * `undefined`: no route at all. docs/architecture.md#a-page-load.
 */
export function assemblePage(
  site: Site,
  settings: PageSettings,
  opened: OpenedRoute | undefined,
  firstView: FirstView | null = null,
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
  const isBehind = takesFirstView(site.template);
  const head = [
    ...(isBehind ? [] : [styles]),
    ...shellScripts(shell),
    ...(opened ? preloadTags(opened.remote, firstView !== null) : []),
  ];
  const end = [
    jsonBlock(PAGE_DATA_ID, data),
    ...(opened ? [jsonBlock(EARLY_ANSWERS_ID, opened.answers)] : []),
  ];
  const template = opened ? withLink(site.template, opened.link) : site.template;
  const page = template
    .replace('<!--head-->', () => head.join('\n    '))
    .replace('<!--data-->', () => end.join('\n    '))
    .replace(ROOT, (root) => `${styles}\n    ${root}`);
  const html = firstView ? withFirstView(page, firstView) : page;
  return { html, policy: policyOf(html, settings) };
}

/**
 * Where a shell that takes first views over has place for one, and for styles behind the skeleton, which is painted
 * while they are on their way. A shell from before it has its skeleton there.
 */
const ROOT = '<div id="root"></div>';

/** Does the shell of this page take a first view over? */
export function takesFirstView(template: string): boolean {
  return template.includes(ROOT);
}

function withFirstView(page: string, { folder, language, html, styles, press }: FirstView): string {
  const parts = [
    ...Object.entries(styles).map(([url, css]) => `<style data-href="${url}">${css}</style>`),
    `<noscript><style>${rulesOfStyles(html)}</style></noscript>`,
    `<div id="root" data-drawn="${folder}" data-language="${language}">${html}</div>`,
    `<script>${press}</script>`,
  ];
  return page
    .replace(/<html lang="\w*"/, () => `<html lang="${language}"`)
    .replace(ROOT, () => parts.join('\n    '));
}

/** What early.js sets where there is JavaScript: the colours of a page without it. */
function rulesOfStyles(html: string): string {
  const styles = new Set(
    [...html.matchAll(/ data-style="([\w\s#:;.,()%-]+)"/g)].map(([, style = '']) => style),
  );
  return [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
}

/** The template's own title and language are those of a page that opens nothing. */
function withLink(template: string, link: LinkPreview): string {
  return template
    .replace(/<html lang="\w*"/, () => `<html lang="${link.language}"`)
    .replace(/<title>[^<]*<\/title>/, () => linkPreviewTags(link).join('\n    '));
}

function shellScripts(shell: Release): string[] {
  return shell.firstLoad.scripts.map(
    (file) => `<script defer data-shell ${released(shell, 'src', file)}></script>`,
  );
}

function released(release: Release, attribute: 'src' | 'href', file: string): string {
  return `${attribute}="${fileUrl(release, file)}" integrity="${release.files[file]?.integrity ?? ''}"`;
}

/** With their hashes, or the browser would load them once more when they are asked for with those. */
function preloadTags(remote: Release, hasStyles: boolean): string[] {
  const tag = (file: string, as: string) =>
    `<link rel="preload" as="${as}" ${released(remote, 'href', file)}>`;
  return [
    ...remote.firstLoad.scripts.map((file) => tag(file, 'script')),
    ...(hasStyles ? [] : remote.firstLoad.styles.map((file) => tag(file, 'style'))),
  ];
}
