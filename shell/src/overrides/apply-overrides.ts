import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';

/** A remote that comes from a developer. */
export interface Override {
  readonly module: string;
  readonly origin: string;
}

interface Applied {
  readonly remotes: readonly RemoteRelease[];
  readonly overrides: readonly Override[];
}

/** The file that every remote's build starts with. */
const ENTRY = 'remote-entry.js';

/**
 * Replaces remotes by a developer's, unchecked. What is no `module@origin`, names no remote of this site or an
 * origin that the configuration does not allow is refused on the console.
 */
export function applyOverrides(asked: readonly string[], page: PageData): Applied {
  const overrides = asked.flatMap((text) => parse(text, page) ?? refuse(text));
  const remotes = page.remotes.map((release): RemoteRelease => {
    const override = overrides.find(({ module }) => module === release.module);
    if (!override) return release;
    return { ...release, version: 'override', entry: `${override.origin}/${ENTRY}`, integrity: null };
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
