import type { Release } from '@demo-evm/shared/contract';
import Type from 'typebox';
import Value from 'typebox/value';
import { OperatorError, reasonOf } from '../errors/operator-error';

/** A path inside the release. It becomes part of file paths and URLs, so it must not point outside the release. */
const Path = Type.String({ pattern: '^(?!/)(?!(.*/)?\\.\\.?(/|$))[^\\\\?#]+$' });
const Paths = Type.Array(Path);

const ReleaseShape = Type.Object({
  module: Type.String({ pattern: '^(?!registry$)[a-z][a-z0-9-]*$' }),
  version: Type.String({ pattern: '^\\d[0-9A-Za-z.+-]*$' }),
  contractVersion: Type.Integer(),
  firstLoad: Type.Object({ scripts: Paths, styles: Paths }),
  files: Type.Record(
    Path,
    Type.Object({ integrity: Type.String(), bytes: Type.Integer(), brotliBytes: Type.Integer() }),
    { additionalProperties: false },
  ),
  container: Type.Optional(Type.String()),
  entry: Type.Optional(Path),
  mounts: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
  leadsTo: Type.Optional(Type.Array(Type.String({ pattern: '^/' }))),
  language: Type.Optional(Type.Enum(['en', 'hi', 'mr'])),
  page: Type.Optional(Path),
  supports: Type.Optional(Type.Array(Type.Integer())),
  loadsHashLists: Type.Optional(Type.Boolean()),
  usesTrustedTypes: Type.Optional(Type.Boolean()),
  isMonolingual: Type.Optional(Type.Boolean()),
  color: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$' })),
  isUnlisted: Type.Optional(Type.Boolean()),
});

/**
 * Parses and checks the text of a release.json, which may come from another computer.
 * @param owner The folder of the build or the name of the release, for errors.
 * @throws {OperatorError} When the text is not JSON or not valid. The message names each place that is not valid.
 */
export function parseRelease(text: string, owner: string): Release {
  const release = parse(text, owner);
  const places = Value.Errors(ReleaseShape, release).map(
    ({ instancePath, message }) => `${instancePath || '/'} ${message}`,
  );
  if (places.length > 0)
    throw new OperatorError(`The release.json of ${owner} is not valid: ${places.join('; ')}.`);
  return release as Release;
}

function parse(text: string, owner: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new OperatorError(`The release.json of ${owner} cannot be read: ${reasonOf(error)}.`, {
      cause: error,
    });
  }
}
