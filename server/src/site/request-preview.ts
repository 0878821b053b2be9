import { failure, success, type Result } from '@demo-evm/shared/domain';
import { OperatorError } from '../errors/operator-error';
import type { PreviewKey } from '../release-preview/preview-key';
import { previewReleases } from '../release-preview/preview-releases';
import { readSignedQuery } from '../release-preview/signed-query';
import type { ReleaseStorage } from '../releases/release-storage';
import type { LiveSite, Site } from './site-registry';

/** Why a link shows no preview: the status and the sentence of the answer. */
export interface PreviewRefusal {
  readonly status: 403 | 409;
  readonly sentence: string;
}

const SENTENCES = {
  forged: 'This link is not complete, or it is of another site. Ask for a new one.',
  expired: 'This link has expired. Ask for a new one.',
};

/**
 * Reads the query of a request. For a link to a preview, gives the site of this preview, or the reason why there is none.
 * Gives `null` for the request of any other page. docs/decisions/0065
 */
export type ReadPreview = (
  live: LiveSite,
  query: URLSearchParams,
) => Promise<Result<Site, PreviewRefusal> | null>;

export function createPreviewReader(storage: ReleaseStorage, key: PreviewKey): ReadPreview {
  return async (live, query) => {
    if (!query.has('release')) return null;
    const signed = readSignedQuery(key, 'preview', query);
    if (!signed.ok) return failure({ status: 403, sentence: SENTENCES[signed.error] });
    const { releases: names, until } = signed.value;
    try {
      const releases = await previewReleases(storage, live.registry, names);
      const previewed = releases.filter(({ module, version }) => names.includes(`${module}@${version}`));
      return success(await live.siteOf(releases, { releases: previewed, until }));
    } catch (error) {
      if (error instanceof OperatorError) return failure({ status: 409, sentence: error.message });
      throw error;
    }
  };
}
