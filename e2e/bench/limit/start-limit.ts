import fs from 'node:fs/promises';
import type http from 'node:http';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { startProduct } from '../../product';
import { serveLocally } from '../local-server';
import type { Served } from '../served';

const PAGE = path.join(import.meta.dirname, 'page.html');

/**
 * Serves the simplest page that can show the demo machine: one compressed HTML file, which calls the product's API at
 * once. A product that is started only for this page answers the calls.
 */
export async function startLimit(): Promise<Served> {
  const product = await startProduct();
  const page = brotliCompressSync(await fs.readFile(PAGE));
  const { url, close } = await serveLocally((request, response) => {
    if (request.url?.startsWith('/api/')) return void forward(product.url, request, response);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    });
    response.end(page);
  });
  return {
    url: `${url}/`,
    async stop() {
      close();
      await product.remove();
    },
  };
}

async function forward(
  api: string,
  { url = '', method = 'GET' }: http.IncomingMessage,
  to: http.ServerResponse,
) {
  const answer = await fetch(api + url, { method });
  to.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' });
  to.end(Buffer.from(await answer.arrayBuffer()));
}
