/**
 * The `ref` of an element that replaces parts of a form. It moves the focus to this element, because the part
 * that had the focus has disappeared.
 */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
