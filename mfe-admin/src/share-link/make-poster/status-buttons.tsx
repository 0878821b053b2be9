import { saveFile } from '@demo-evm/shared/device';
import { Button, canSharePictures, ErrorNote, openShareSheet } from '@demo-evm/shared/ui';
import { useState, type RefObject } from 'react';
import { usePosterTexts } from './poster-texts';
import { drawStatus } from './draw-status';

interface StatusButtonsProps {
  /** The poster that is drawn as a picture. */
  readonly poster: RefObject<SVGSVGElement | null>;
  /** The name of the picture's file. */
  readonly fileName: string;
}

/**
 * The buttons that share and save the picture for a status. Only a browser whose share sheet accepts pictures has the
 * first button. The picture is saved if this browser cannot open the share sheet. Behaviour: Posters.
 */
export function StatusButtons({ poster, fileName }: StatusButtonsProps) {
  const texts = usePosterTexts();
  const [hasFailed, setHasFailed] = useState(false);
  const [canShare] = useState(canSharePictures);

  const draw = async () => {
    const picture = poster.current && (await drawStatus(poster.current).catch(() => null));
    setHasFailed(!picture);
    return picture;
  };
  const save = async () => {
    const picture = await draw();
    if (picture) saveFile(picture, fileName);
  };
  const share = async () => {
    const picture = await draw();
    if (!picture) return;
    const files = [new File([picture], fileName, { type: picture.type })];
    if (!(await openShareSheet({ files }))) saveFile(picture, fileName);
  };
  return (
    <>
      <ErrorNote look="text">{hasFailed && texts('POSTER_FAILED')}</ErrorNote>
      {canShare && (
        <Button look="primary" onClick={() => void share()}>
          {texts('POSTER_SHARE')}
        </Button>
      )}
      <Button look={canShare ? 'plain' : 'primary'} onClick={() => void save()}>
        {texts('POSTER_SAVE')}
      </Button>
    </>
  );
}
