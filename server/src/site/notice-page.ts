import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { escapeHtml } from './escape-html';

interface NoticePage {
  readonly title: string;
  readonly sentences: readonly string[];
  /** The button under the text, which opens an address of this site. */
  readonly button: { readonly label: string; readonly method: 'get' | 'post'; readonly action: string };
}

const STYLE =
  'body{margin:0;padding:24px;background:#f5f3ec;color:#14181f;font:1.125rem/1.5 system-ui,sans-serif;overflow-wrap:anywhere}main{max-width:640px;margin:0 auto}h1{font-size:1.5rem}button{min-height:44px;padding:8px 16px;border:2px solid #14181f;border-radius:8px;background:#fff;color:#14181f;font:inherit;cursor:pointer}';
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * Sends a plain page with a few sentences and one button. No cache keeps it. It is in English, because only those who
 * got a link to a release see it.
 */
export function sendNoticePage(
  reply: FastifyReply,
  status: number,
  { title, sentences, button }: NoticePage,
): FastifyReply {
  const paragraphs = sentences.map((text) => `<p>${escapeHtml(text)}</p>`).join('');
  reply.headers({
    'cache-control': 'private, no-store',
    'content-security-policy': POLICY,
    'x-robots-tag': 'noindex',
  });
  return reply.code(status).type('text/html; charset=utf-8').send(`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)} · Demo EVM</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${paragraphs}
<form method="${button.method}" action="${escapeHtml(button.action)}"><button>${escapeHtml(button.label)}</button></form>
</main></body></html>
`);
}
