/**
 * Does a path belong to one of these route patterns, such as `/demo/:vid`? Like the router's own matching:
 * the case and a trailing slash do not matter.
 */
export function isMountedAt(mounts: readonly string[], path: string): boolean {
  const parts = segments(path);
  return mounts.some((mount) => {
    const pattern = segments(mount);
    return (
      pattern.length === parts.length &&
      pattern.every((part, at) => part.startsWith(':') || part === parts[at])
    );
  });
}

function segments(path: string): string[] {
  return path.toLowerCase().replace(/\/$/, '').split('/');
}
