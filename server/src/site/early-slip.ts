import { EARLY_SLIP_FILES, fileUrl, integrityByFile, type HostConfig } from '@demo-evm/shared/contract';
import { isLanguage, mountedAt } from '@demo-evm/shared/domain';
import type { FastifyReply } from 'fastify';
import type { Answers } from './open-route';
import type { PageAddress } from './page-address';
import type { RenderView } from './server-render/view-renderer';
import type { Site } from './site-registry';

/** The query with which the page's script asks for a slip. */
interface SlipQuery {
  /** The folder of the release that has rendered the page. */
  readonly slip: string;
  readonly language: string;
}

interface SlipSource {
  readonly site: Site;
  readonly address: PageAddress;
  readonly answers: Answers;
  /** Called before a slip is rendered that is not cached. If the result is `false`, no slip is rendered. */
  readonly mayDraw: () => boolean;
}

/**
 * Makes the slip of a machine as a part of its page: a link to the slip's style sheet, and the closed dialog. The slip
 * contains no counts. Gives `null` when the query names another release than the visitor now gets, when the language
 * has no translation table, or when no slip can or may be rendered. docs/decisions/0039
 */
export type MakeSlip = (source: SlipSource, query: SlipQuery) => Promise<string | null>;

/** Gives the query of a request for a slip; `null` for any other request. */
export function slipQuery(query: unknown): SlipQuery | null {
  const { slip, language } = Object(query) as Readonly<Record<string, unknown>>;
  return typeof slip === 'string' && typeof language === 'string' ? { slip, language } : null;
}

/** Answers a request for a slip: sends `html`, or answers 404 when `html` is `null`. */
export function sendSlip(reply: FastifyReply, html: string | null) {
  if (html === null) return reply.callNotFound();
  reply.headers({ 'content-security-policy': "default-src 'none'", 'x-robots-tag': 'noindex' });
  return reply.type('text/html; charset=utf-8').send(html);
}

export function createSlipMaker(config: HostConfig, renderView: RenderView): MakeSlip {
  return async ({ site, address: { path }, answers, mayDraw }, { slip, language }) => {
    const remote = mountedAt(path, site.remotes);
    const table = remote && isLanguage(language) && site.tables.get(remote.module)?.[language];
    if (!table || slip !== fileUrl(remote, '') || !hasSlip(remote)) return null;
    const view = await renderView(remote, { path, language, table, config, answers, part: 'slip' }, mayDraw);
    if (!view) return null;
    const style = fileUrl(remote, EARLY_SLIP_FILES.style);
    const hash = integrityByFile(remote)[EARLY_SLIP_FILES.style] ?? '';
    return `<link rel="stylesheet" href="${style}" integrity="${hash}">${view.html}`;
  };
}

/** True if the release can render a slip. Older releases would render their whole page instead. */
function hasSlip({ files }: { readonly files: Readonly<Record<string, unknown>> }): boolean {
  return Object.values(EARLY_SLIP_FILES).every((file) => file in files);
}
