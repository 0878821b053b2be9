import { redirectOf } from './redirects';

/**
 * Says whether a path matches one of these route patterns, such as `/demo/:vid`. As in the router, upper case
 * and slashes at the end make no difference.
 */
function isMountedAt(mounts: readonly string[], path: string): boolean {
  const parts = segments(path);
  return mounts.some((mount) => {
    const pattern = segments(mount);
    return (
      pattern.length === parts.length && pattern.every((part, at) => isParameter(part) || part === parts[at])
    );
  });
}

/** Says whether an address can match both route patterns. */
export function mountsMeet(one: string, other: string): boolean {
  const [parts, others] = [segments(one), segments(other)];
  const isSame = (part: string, at: number) => part === others[at] || [part, others[at]].some(isParameter);
  return parts.length === others.length && parts.every(isSame);
}

function isParameter(part = ''): boolean {
  return part.startsWith(':');
}

function segments(path: string): string[] {
  return path.toLowerCase().replace(/\/+$/, '').split('/');
}

/**
 * @returns The first element of `candidates` with a mount that matches the path, or `undefined` if there is none. For a
 *   redirected path, the mount must match the target of the redirect.
 */
export function mountedAt<T extends { readonly mounts?: readonly string[] }>(
  path: string,
  candidates: readonly T[],
): T | undefined {
  const target = redirectOf(path) ?? path;
  return candidates.find(({ mounts }) => mounts && isMountedAt(mounts, target));
}
