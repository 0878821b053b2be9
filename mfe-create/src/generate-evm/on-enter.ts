import type { KeyboardEvent } from 'react';

/**
 * Makes the handler of a field in which Enter leads to the next field. It does not submit the form: a visitor
 * who has typed one name wants to type the next one. An Enter that ends the composition of an input method is
 * ignored.
 */
export function onEnter(goOn: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goOn();
  };
}
