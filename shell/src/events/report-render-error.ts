import type { Report } from './report';

/**
 * Reports an error that a remote threw while it rendered. The code that describes the error is in the late file, because
 * few pages need it. The event has no description when that file cannot be loaded.
 */
export async function reportRenderError(
  report: Report,
  release: { readonly module: string; readonly version: string },
  error: unknown,
): Promise<void> {
  const describing = import(/* webpackChunkName: "late" */ './describe-error');
  const detail = await describing.then(
    ({ describeError }) => describeError(error),
    () => undefined,
  );
  report({ kind: 'render-error', ...release, ...(detail !== undefined && { detail }) });
}
