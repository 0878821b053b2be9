import { formatNumber } from '@demo-evm/shared/domain';
import { useTexts } from '@demo-evm/shared/i18n';
import {
  draw,
  firstFrame,
  moveFrame,
  zoomFrame,
  zoomOf,
  type Frame,
  type PictureKind,
} from '@demo-evm/shared/small-pictures';
import { Button, Dialog } from '@demo-evm/shared/ui';
import { useId, useState } from 'react';
import { useCropTexts } from './crop-texts';
import styles from './crop-dialog.module.css';
import { CropStage } from './crop-stage';

interface CropDialogProps {
  /** The name of the field, such as "Candidate photo". */
  readonly label: string;
  readonly kind: PictureKind;
  readonly canvas: HTMLCanvasElement;
  readonly frame: Frame;
  readonly onUse: (canvas: HTMLCanvasElement, frame: Frame) => void;
  readonly onClose: () => void;
}

/** A press on an arrow moves the frame by this part of its side. */
const STEP = 1 / 20;
const ZOOM_STEP = 0.25;

/** The buttons that move the picture, with their direction. They are for people who cannot drag. */
const MOVES = [
  ['CROP_LEFT', '←', -1, 0],
  ['CROP_UP', '↑', 0, -1],
  ['CROP_DOWN', '↓', 0, 1],
  ['CROP_RIGHT', '→', 1, 0],
] as const;

/**
 * Shows the square that voters will see. Dragging, the arrow keys and buttons move the picture. Two fingers, + and −,
 * and a slider zoom the picture. A button turns the picture. Behaviour: Upload.
 */
export function CropDialog({ label, kind, canvas, frame: uploaded, onUse, onClose }: CropDialogProps) {
  const { t, language } = useTexts();
  const texts = useCropTexts();
  const id = useId();
  const [{ picture, frame }, setView] = useState({ picture: canvas, frame: uploaded });
  const change = (next: (frame: Frame) => Frame) => setView((view) => ({ ...view, frame: next(view.frame) }));
  // When the picture moves to the right, its frame moves to the left.
  const move = (right: number, down: number) =>
    change((now) => moveFrame(now, -right * now.side, -down * now.side, picture));
  const zoomBy = (factor: number) =>
    change((now) => zoomFrame(now, zoomOf(now, picture, kind) * factor, picture, kind));
  const zoom = zoomOf(frame, picture, kind);
  const turn = () => {
    const turned = turnRight(picture);
    setView({ picture: turned, frame: firstFrame(turned, kind) });
  };
  return (
    <Dialog title={`${t('CROP_TITLE')}: ${label}`} closeLabel={t('CLOSE')} onClose={onClose}>
      <div className={styles.crop}>
        <CropStage
          picture={picture}
          frame={frame}
          label={label}
          hintId={`${id}-hint`}
          onMove={move}
          onStep={(right, down) => move(right * STEP, down * STEP)}
          onZoom={zoomBy}
          onZoomStep={(steps) => zoomBy(1 + steps * ZOOM_STEP)}
        />
        <p id={`${id}-hint`}>{texts('CROP_HINT')}</p>
        <div className={styles.moves}>
          {MOVES.map(([key, arrow, right, down]) => (
            <Button key={key} aria-label={texts(key)} onClick={() => move(right * STEP, down * STEP)}>
              {arrow}
            </Button>
          ))}
          <Button onClick={turn}>{texts('CROP_TURN')}</Button>
        </div>
        <label className={styles.zoom}>
          {texts('CROP_ZOOM')}
          <input
            type="range"
            min={1}
            max={5}
            step={0.05}
            value={zoom}
            aria-valuetext={texts('CROP_ZOOM_VALUE', {
              percent: formatNumber(Math.round(zoom * 100), language),
            })}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault(); // the focus must not move to the form's next field
            }}
            onChange={({ target }) => change((now) => zoomFrame(now, Number(target.value), picture, kind))}
          />
        </label>
        <div className={styles.buttons}>
          <Button look="primary" onClick={() => onUse(picture, frame)}>
            {texts('CROP_USE')}
          </Button>
          <Button onClick={onClose}>{t('CANCEL')}</Button>
        </div>
      </div>
    </Dialog>
  );
}

function turnRight(picture: HTMLCanvasElement): HTMLCanvasElement {
  const size = { width: picture.height, height: picture.width };
  return draw(picture, size, (context) => {
    context.translate(size.width, 0);
    context.rotate(Math.PI / 2);
  });
}
