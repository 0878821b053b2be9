import Type, { type Static } from 'typebox';
import { ErrorAnswer } from './errors';

/** The name of the file on the user's device. The server stores the picture under another name. */
export const UploadPath = Type.Object({ filename: Type.String() });

export const UploadQuery = Type.Object({ key: Type.Optional(Type.String()) });

/** The answer to an upload that succeeded. Spec 7: Upload; spec 5: Upload response. */
export const Uploaded = Type.Object({ status: Type.Literal('success'), public_url: Type.String() });
export type Uploaded = Static<typeof Uploaded>;

/** An error answer. It has the fields that clients of object storage expect, and the contract's `detail`. */
export const UploadRefused = Type.Object({
  ...ErrorAnswer.properties,
  status: Type.Literal('error'),
  message: Type.String(),
});
export type UploadRefused = Static<typeof UploadRefused>;
