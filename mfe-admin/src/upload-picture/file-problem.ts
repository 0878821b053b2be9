/** What the server takes. Behaviour: POST upload/s3/s3/evm/{filename}. */
const TYPES = new Set(['image/png', 'image/jpeg', 'image/webp']);
export const MOST_MEGABYTES = 5;

export type FileProblem = 'type' | 'size';

/** Why a file is not even sent; `undefined` when it is. */
export function fileProblem({ type, size }: Pick<File, 'type' | 'size'>): FileProblem | undefined {
  if (!TYPES.has(type)) return 'type';
  return size > MOST_MEGABYTES * 1024 * 1024 ? 'size' : undefined;
}
