import { useLayoutEffect } from 'react';
import { PictureUpload } from './upload-picture/picture-upload';
import { usePictureField, type PictureFieldInput } from './use-picture-field';

export interface PictureFieldProps extends PictureFieldInput {
  readonly label: string;
  /** Called when an upload starts (`true`) and when it ends. The identity of this function must not change. */
  readonly onBusy: (isBusy: boolean) => void;
}

/** One of the form's two picture fields, with its uploads. Spec 4: Upload. */
export function PictureField({ label, onBusy, ...input }: PictureFieldProps) {
  const field = usePictureField(input);
  const isBusy = field.upload.state.phase === 'running';
  useLayoutEffect(() => onBusy(isBusy), [isBusy, onBusy]);
  return <PictureUpload label={label} {...field} />;
}
