import { publishedVid } from '@demo-evm/shared/domain';
import type { FastifyRequest } from 'fastify';
import type { PictureFacts } from '../link-picture/picture-facts';
import { parsePageAddress } from './page-address';
import type { RequestOpener } from './request-opener';
import type { Site } from './site-registry';

/**
 * Gives the facts that the present picture of the page `/demo/{vid}` shows. Gives `null` when no published machine has
 * the vid. Gives `undefined` when the page has no picture of its own, or when the machine cannot be read now.
 */
export async function presentPicture(
  opener: RequestOpener,
  request: FastifyRequest,
  site: Site,
  vid: string,
): Promise<PictureFacts | null | undefined> {
  const address = parsePageAddress(`/demo/${encodeURIComponent(vid)}`);
  const opened = await opener.open(request, site, address);
  const isPublished = address.meaning !== null && publishedVid(address.meaning) !== null;
  return opened && isPublished && !opened.link.isMissing ? opened.link.image?.facts : null;
}
