import { once } from 'node:events';
import http, { type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface TestRequest {
  readonly method?: string;
  /** The path and the query. They are sent unchanged, for example with `..` or invalid escapes. */
  readonly url: string;
  readonly headers?: OutgoingHttpHeaders;
  /** A text is sent as it is, a FormData as a multipart form, and any other object as JSON. */
  readonly payload?: string | object | FormData | undefined;
  /** The visitor's IP address, sent in X-Forwarded-For as a trusted proxy does. */
  readonly remoteAddress?: string;
}

export interface TestAnswer {
  readonly statusCode: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as the server sent it. It may be compressed. */
  readonly bytes: Buffer;
  readonly json: () => unknown;
}

/** Sends a request to a server on this computer, over a real connection. */
export async function httpRequest(port: number, sent: TestRequest | string): Promise<TestAnswer> {
  const {
    method = 'GET',
    url,
    headers = {},
    payload,
    remoteAddress,
  } = typeof sent === 'string' ? { url: sent } : sent;
  const { type, bytes } = await encode(payload);
  const request = http.request({
    port,
    host: '127.0.0.1',
    method,
    path: url,
    headers: {
      ...(type !== undefined && { 'content-type': type }),
      ...(remoteAddress !== undefined && { 'x-forwarded-for': remoteAddress }),
      'content-length': bytes.length,
      ...headers,
    },
  });
  request.end(bytes);
  const [answer] = (await once(request, 'response')) as [http.IncomingMessage];
  const sentBytes = await buffer(answer);
  const body = sentBytes.toString();
  return {
    statusCode: answer.statusCode ?? 0,
    headers: answer.headers,
    body,
    bytes: sentBytes,
    json: () => JSON.parse(body) as unknown,
  };
}

async function encode(payload: TestRequest['payload']): Promise<{ type: string | undefined; bytes: Buffer }> {
  if (payload === undefined) return { type: undefined, bytes: Buffer.alloc(0) };
  if (typeof payload === 'string') return { type: undefined, bytes: Buffer.from(payload) };
  if (!(payload instanceof FormData))
    return { type: 'application/json', bytes: Buffer.from(JSON.stringify(payload)) };
  const form = new Response(payload);
  return {
    type: form.headers.get('content-type') ?? undefined,
    bytes: Buffer.from(await form.arrayBuffer()),
  };
}
