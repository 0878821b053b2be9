import type { KeyboardEvent } from 'react';

/**
 * Moves the focus to the next field of the form when Enter is pressed in a field. Enter must not submit the
 * form, because that would publish the machine. In a list and on a button, Enter has its usual effect.
 * Behaviour: Update.
 */
export function moveOnEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const { key, target, currentTarget, nativeEvent } = event;
  if (key !== 'Enter' || event.defaultPrevented || nativeEvent.isComposing || !isInput(target)) return;
  event.preventDefault();
  if (event.repeat) return;
  const fields = Array.from(currentTarget.elements).filter(isReachable);
  const place = fields.indexOf(target);
  if (place >= 0) fields[place + 1]?.focus();
}

function isInput(target: EventTarget): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.type !== 'file';
}

function isReachable(field: Element): field is HTMLInputElement | HTMLSelectElement {
  const isField = isInput(field) || field instanceof HTMLSelectElement;
  return isField && !field.disabled && field.closest('[hidden], details:not([open])') === null;
}
