import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import type { EditPage } from '../../edit-page';
import { serveLocally, type LocalServer } from '../local-server';

/** The level of Brotli with which the site host compresses a page at the first request. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Starts a proxy in front of a running product. The proxy edits the pages, and does not change other answers. */
export async function serveEdited(origin: string, edits: readonly EditPage[]): Promise<LocalServer> {
  const agent = new http.Agent({ keepAlive: true });
  const { url, close } = await serveLocally((request, response) => {
    const isPage = request.headers.accept?.startsWith('text/html') === true;
    const headers = isPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const options = { agent, method: request.method ?? 'GET', headers };
    const asked = http.request(`${origin}${request.url ?? '/'}`, options, (answer) => {
      if (isPage) void sendEdited(answer, edits, response);
      else answer.pipe(response.writeHead(answer.statusCode ?? 502, answer.rawHeaders));
    });
    asked.on('error', (error) => response.destroy(error));
    request.pipe(asked);
  });
  return {
    url,
    close() {
      close();
      agent.destroy();
    },
  };
}

async function sendEdited(
  answer: http.IncomingMessage,
  edits: readonly EditPage[],
  response: http.ServerResponse,
): Promise<void> {
  try {
    const html = edits.reduce(applyEdit, String(await buffer(answer)));
    const body = brotliCompressSync(html, COMPRESSION);
    const encoded = { 'content-encoding': 'br', 'content-length': body.length };
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...encoded }).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}

/**
 * Applies one edit. Throws when the edit changes nothing, because the benchmark would measure the unchanged
 * product.
 */
function applyEdit(html: string, edit: EditPage, index: number): string {
  const edited = edit(html);
  if (edited === html) throw new Error(`Edit ${index + 1} found nothing to remove from the page.`);
  return edited;
}
