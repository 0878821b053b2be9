import type { KeyboardEvent } from 'react';

/**
 * Makes the handler of a field in which Enter leads to the next field. Enter does not submit the form,
 * because a visitor who has typed one name wants to type the next one. An Enter that only confirms a text in
 * an input method, such as a Devanagari keyboard, is ignored.
 */
export function onEnter(goOn: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goOn();
  };
}
