import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';

/** A remote that is loaded from a developer's computer. */
export interface Override {
  readonly module: string;
  readonly origin: string;
}

interface Applied {
  readonly remotes: readonly RemoteRelease[];
  readonly overrides: readonly Override[];
}

/** The name of the entry file in every remote's build. */
const ENTRY_FILE = 'remote-entry.js';

/**
 * Replaces remotes of the site with remotes from a developer's computer. The files of such a remote are not checked by
 * hash. Each text in `requested` must have the form `module@origin`, with a remote of this site and an origin that the
 * configuration allows. Any other text is refused with a warning on the console.
 */
export function applyOverrides(requested: readonly string[], page: PageData): Applied {
  const overrides = requested.flatMap((text) => parse(text, page) ?? refuse(text));
  const remotes = page.remotes.map((release): RemoteRelease => {
    const override = overrides.find(({ module }) => module === release.module);
    if (!override) return release;
    return { ...release, version: 'override', entry: `${override.origin}/${ENTRY_FILE}`, integrity: null };
  });
  return { remotes, overrides };
}

function parse(text: string, { remotes, overrideOrigins }: PageData): Override | null {
  const at = text.indexOf('@');
  const [module, address] = [text.slice(0, at), text.slice(at + 1)];
  const origin = overrideOrigins.find((allowed) => address === allowed || address === `${allowed}/`);
  return origin && remotes.some((release) => release.module === module) ? { module, origin } : null;
}

function refuse(text: string): readonly Override[] {
  console.warn(`mfe-override=${text} is refused: no such remote, or its origin is not allowed.`);
  return [];
}
