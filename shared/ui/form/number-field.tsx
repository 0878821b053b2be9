import { latinDigits } from '@demo-evm/shared/domain';
import { forwardRef, useEffect, useImperativeHandle, useRef, type ComponentPropsWithoutRef } from 'react';
import { TextField } from './text-field';

/**
 * A labelled number input that also accepts Devanagari digits. Browsers ignore these digits or treat them as
 * an invalid number, so this component replaces each of them by its Latin digit before it is inserted.
 */
export const NumberField = forwardRef<
  HTMLInputElement,
  Omit<ComponentPropsWithoutRef<typeof TextField>, 'type'>
>(function NumberField(props, ref) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);
  // In some browsers, React's `onBeforeInput` does not report pasted text.
  useEffect(() => {
    const element = input.current;
    element?.addEventListener('beforeinput', insertLatinDigits);
    return () => element?.removeEventListener('beforeinput', insertLatinDigits);
  }, []);
  return <TextField {...props} ref={input} type="number" />;
});

function insertLatinDigits(event: InputEvent): void {
  const { data, target } = event;
  const latin = latinDigits(data ?? '');
  if (data === null || data === latin || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  // Scripts cannot read the selection of a number input. Only this command inserts text at the caret.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no other way, and no browser has dropped it
  const isInserted = 'execCommand' in document && document.execCommand('insertText', false, latin);
  if (!isInserted) append(target, latin);
}

/**
 * Appends the text to the value. It calls the setter of the prototype, because React does not notice a change
 * by `input.value = …`.
 */
function append(input: HTMLInputElement, text: string): void {
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(input, input.value + text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
