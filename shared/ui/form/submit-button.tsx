import { useEffect, useRef, type ComponentPropsWithoutRef } from 'react';
import { Button } from '../button/button';

interface SubmitButtonProps extends Omit<ComponentPropsWithoutRef<typeof Button>, 'type' | 'look'> {
  /**
   * True while the form is being sent. Until the answer arrives, it cannot be sent again. Spec 4: Auth page.
   */
  readonly isSubmitting: boolean;
}

/**
 * The button that sends a form. It is disabled while the form is being sent, and a disabled button loses the focus.
 * Afterwards the button gets the focus back, unless another element has the focus by then.
 */
export function SubmitButton({ isSubmitting, disabled, ...rest }: SubmitButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const isLost = document.activeElement === document.body || document.activeElement === button.current;
    if (!isSubmitting && hadFocus.current && isLost) button.current?.focus();
    hadFocus.current = isSubmitting && isLost;
  }, [isSubmitting]);
  return (
    <Button
      {...rest}
      ref={button}
      type="submit"
      look="primary"
      disabled={isSubmitting || disabled === true}
    />
  );
}
