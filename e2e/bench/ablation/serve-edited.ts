import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, constants } from 'node:zlib';
import { serveLocally, type LocalServer } from '../local-server';
import type { EditPage } from './edit-page';

/** As the site host compresses what it makes for each visit. */
const COMPRESSION = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Stands in front of a running product: passes all on as it comes, but edits its pages. */
export async function serveEdited(origin: string, edit: EditPage): Promise<LocalServer> {
  const agent = new http.Agent({ keepAlive: true });
  const { url, close } = await serveLocally((request, response) => {
    const isPage = request.headers.accept?.startsWith('text/html') === true;
    const headers = isPage ? { ...request.headers, 'accept-encoding': 'identity' } : request.headers;
    const options = { agent, method: request.method ?? 'GET', headers };
    const asked = http.request(`${origin}${request.url ?? '/'}`, options, (answer) => {
      if (isPage) void sendEdited(answer, edit, response);
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
  edit: EditPage,
  response: http.ServerResponse,
): Promise<void> {
  try {
    const html = edit(String(await buffer(answer)));
    const body = brotliCompressSync(html, COMPRESSION);
    const encoded = { 'content-encoding': 'br', 'content-length': body.length };
    response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...encoded }).end(body);
  } catch (error) {
    console.error(error);
    response.writeHead(500).end();
  }
}
