import { useEffect, useRef, type KeyboardEvent } from 'react';
import { useFormTexts } from './form-texts';
import { FormIcon } from './icons';
import { useDrag } from './use-drag';

interface MoveButtonsProps {
  /** The candidate's number, in the digits of the language. */
  readonly number: string;
  /** True if the row shows the buttons up, down and done instead of the grip. */
  readonly isPicked: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onPick: (isPicked: boolean) => void;
  /** Moves the row one place: -1 is up and 1 is down. */
  readonly onStep: (step: -1 | 1) => void;
  /** Moves the row to a place, counted from 0. */
  readonly onPlace: (place: number) => void;
}

/**
 * A grip that drags the row. A press on the grip shows the buttons up, down and done instead, so that nobody has to
 * drag. With the focus on the grip, the arrow keys move the row.
 */
export function MoveButtons({
  number,
  isPicked,
  isFirst,
  isLast,
  onPick,
  onStep,
  onPlace,
}: MoveButtonsProps) {
  const t = useFormTexts();
  const { grab, wasDragged } = useDrag(onPlace);
  const grip = useRef<HTMLButtonElement>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (isPicked) (isFirst ? down : up).current?.focus();
    else if (hadFocus.current) grip.current?.focus();
    hadFocus.current = isPicked;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a change of `isPicked` moves the focus
  }, [isPicked]);

  const onArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    onStep(event.key === 'ArrowUp' ? -1 : 1);
  };

  if (!isPicked) {
    return (
      <button
        ref={grip}
        type="button"
        data-grip=""
        aria-label={t('CREATE_MOVE', { number })}
        onPointerDown={grab}
        onKeyDown={onArrow}
        onClick={() => !wasDragged() && onPick(true)}
      >
        <FormIcon of="grip" />
      </button>
    );
  }
  return (
    <>
      <button
        ref={up}
        type="button"
        aria-label={t('CREATE_UP')}
        aria-disabled={isFirst}
        onClick={() => onStep(-1)}
      >
        <FormIcon of="up" />
      </button>
      <button
        ref={down}
        type="button"
        aria-label={t('CREATE_DOWN')}
        aria-disabled={isLast}
        onClick={() => onStep(1)}
      >
        <FormIcon of="down" />
      </button>
      <button type="button" data-done="" aria-label={t('CREATE_DONE')} onClick={() => onPick(false)}>
        <FormIcon of="tick" />
      </button>
    </>
  );
}
