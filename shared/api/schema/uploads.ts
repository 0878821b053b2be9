import Type, { type Static } from 'typebox';
import { ErrorAnswer } from './errors';

/** The name a browser gave a file. Nothing is stored under it. */
export const UploadPath = Type.Object({ filename: Type.String() });

export const UploadQuery = Type.Object({ key: Type.Optional(Type.String()) });

/** Spec 7: Upload; spec 5: Upload response. */
export const Uploaded = Type.Object({ status: Type.Literal('success'), public_url: Type.String() });
export type Uploaded = Static<typeof Uploaded>;

/** An error as clients of object storage read it, beside the contract's own `detail`. */
export const UploadRefused = Type.Object({
  ...ErrorAnswer.properties,
  status: Type.Literal('error'),
  message: Type.String(),
});
export type UploadRefused = Static<typeof UploadRefused>;
