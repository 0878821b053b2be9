import { useEffect, useRef, type KeyboardEvent } from 'react';
import styles from './crop-dialog.module.css';
import type { Frame } from '@demo-evm/shared/small-pictures';
import { useDrag, type DragEvents } from './use-drag';

interface CropStageProps extends DragEvents {
  readonly picture: HTMLCanvasElement;
  readonly frame: Frame;
  readonly label: string;
  /** The id of the text that explains the keys. */
  readonly hintId: string;
  /** Moves the picture by this number of steps. */
  readonly onStep: (right: number, down: number) => void;
  readonly onZoomStep: (steps: number) => void;
}

/**
 * The width and height of the canvas in its own pixels. They are twice its largest size in CSS pixels, so
 * that the picture is sharp on a phone.
 */
const PIXELS = 560;

const STEPS: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Draws the part of the picture inside the frame. Dragging and keys move and zoom the picture. */
export function CropStage(props: CropStageProps) {
  const { picture, frame, label, hintId, onStep, onZoomStep, ...drag } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const pointers = useDrag(drag);

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const scale = PIXELS / frame.side;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, PIXELS, PIXELS);
    context.setTransform(scale, 0, 0, scale, -frame.x * scale, -frame.y * scale);
    context.drawImage(picture, 0, 0);
  }, [picture, frame]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step) onStep(...step);
    else if (event.key === '+' || event.key === '=') onZoomStep(1);
    else if (event.key === '-')
      onZoomStep(-0.8); // undoes one press of +
    else return;
    event.preventDefault();
  };

  return (
    // This role makes screen readers pass the arrow keys on.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons below do the same
    <div
      role="application"
      aria-label={label}
      aria-describedby={hintId}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys need the focus
      tabIndex={0}
      className={styles.stage}
      onKeyDown={onKeyDown}
      {...pointers}
    >
      <canvas ref={canvas} width={PIXELS} height={PIXELS} />
    </div>
  );
}
