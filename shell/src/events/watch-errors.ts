import type { PageData, RemoteRelease } from '@demo-evm/shared/contract';
import { describeError } from './describe-error';
import type { Report } from './report';

interface WatchErrorsOptions {
  readonly page: Pick<PageData, 'shell'>;
  readonly remotes: readonly RemoteRelease[];
  readonly report: Report;
}

/**
 * Reports errors and rejections that nobody catches, once for each release and kind. Errors whose stack names no file
 * of this site's modules, such as those of browser extensions, are not reported. docs/releasing.md: Watch
 */
export function watchErrors({ page, remotes, report }: WatchErrorsOptions): void {
  const reported = new Set<string>();
  const tell = (kind: 'error' | 'rejection', error: unknown, file = '') => {
    const release = releaseAt(`${file}\n${stackOf(error)}`, page, remotes);
    if (!release) return;
    const key = `${kind} ${release.module} ${release.version}`;
    if (reported.has(key)) return;
    reported.add(key);
    report({ kind, ...release, detail: describeError(error) });
  };
  window.addEventListener('error', ({ error, filename }: ErrorEvent) => tell('error', error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => tell('rejection', reason));
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '').replace(error.message, () => '') : '';
}

/**
 * Finds the release that an error belongs to: the remote whose file is the innermost in the stack. Without one, it is
 * the shell if the stack names a file of the shell, which has the libraries that the remotes use.
 */
function releaseAt(stack: string, { shell }: Pick<PageData, 'shell'>, remotes: readonly RemoteRelease[]) {
  const files = stack.match(/\/[a-z][a-z0-9-]*\/\d[\w.+-]*\/[\w./-]+\.js/g) ?? [];
  const places = files.map((file) => {
    const [, module = '', version = ''] = file.split('/');
    return { module, version };
  });
  return (
    places.find((place) => remotes.some(({ module }) => module === place.module)) ??
    places.find(({ module, version }) => module === 'shell' && version === shell.version)
  );
}
