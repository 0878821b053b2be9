import { REPLACED_MARK, SHOWN_MARK } from '@demo-evm/shared/contract';

/**
 * Gives the browser the part of a kept page that stands before `SHOWN_MARK`. The browser prepares this part while the
 * network is asked, and shows nothing of it. The rest follows when it is decided that the visitor gets the kept page.
 * Otherwise `REPLACED_MARK` follows, and the page opens its address again. docs/decisions/0075
 *
 * @param isKeptShown resolves to `true` if the visitor gets the kept page
 * @returns `null` if the page has no `SHOWN_MARK`, because it is of an older shell
 */
export async function beginPage(kept: Response, isKeptShown: Promise<boolean>): Promise<Response | null> {
  const html = await kept.clone().text();
  const end = html.indexOf(SHOWN_MARK);
  if (end < 0) return null;
  const encoder = new TextEncoder();
  const parts = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(html.slice(0, end)));
      controller.enqueue(encoder.encode((await isKeptShown) ? html.slice(end) : REPLACED_MARK));
      controller.close();
    },
  });
  return new Response(parts, { headers: kept.headers });
}
