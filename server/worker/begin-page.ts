import { REPLACED_MARK, SHOWN_MARK } from '@demo-evm/shared/contract';

const SCRIPT_FILE = /<script\b[^>]* src=/;

/** A kept page, divided at `SHOWN_MARK`. */
interface DividedPage {
  /** The browser shows the skeleton of this part, but not its machine. */
  readonly beginning: string;
  readonly rest: string;
}

/**
 * Divides a kept page for `beginPage`. Gives `null` if the page has no ETag, by which it is compared with the network's
 * answer, or no `SHOWN_MARK`, because it is of an older shell. Also gives `null` if the page loads its app before the
 * mark, because the app would run without the page's data. Rejects when the browser cannot read the page.
 */
export async function dividePage(kept: Response): Promise<DividedPage | null> {
  if (!kept.headers.has('etag')) return null;
  const html = await kept.clone().text();
  const end = html.indexOf(SHOWN_MARK);
  const beginning = html.slice(0, end);
  return end < 0 || SCRIPT_FILE.test(beginning) ? null : { beginning, rest: html.slice(end) };
}

/**
 * Gives the browser the beginning of a kept page, which it prepares while the network is asked. The rest follows when
 * `isKeptShown` resolves to `true`. Otherwise `REPLACED_MARK` follows, and the page opens its address again.
 * docs/decisions/0075
 */
export function beginPage(
  { beginning, rest }: DividedPage,
  { headers }: Pick<Response, 'headers'>,
  isKeptShown: Promise<boolean>,
): Response {
  const encoder = new TextEncoder();
  const parts = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(beginning));
      controller.enqueue(encoder.encode((await isKeptShown) ? rest : REPLACED_MARK));
      controller.close();
    },
  });
  return new Response(parts, { headers });
}
