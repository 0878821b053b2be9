/**
 * The function of this file runs in the page and is sent as source text, so it must not use anything else of this file.
 * Chromium 64 must know the syntax, so the function has no `?.` and no `??`.
 */

/**
 * Chooses an option: sets the value of the select element, and fires its events `input` and `change`. In some engines
 * the drop-down is a window of the operating system, which our drivers cannot reach.
 *
 * @returns the reason why the option cannot be chosen, or null when the option is chosen
 */
export function chooseOption(name: string, value: string): string | null {
  const list = Array.from(document.querySelectorAll('select')).find((select) => {
    const label = select.labels[0];
    const text = select.getAttribute('aria-label') || (label && label.textContent) || '';
    return text.trim() === name && select.getClientRects().length > 0;
  });
  if (!list) return `There is no select "${name}".`;
  if (!Array.from(list.options).some((option) => option.value === value))
    return `"${name}" has no option ${value}.`;
  list.focus();
  list.value = value;
  list.dispatchEvent(new Event('input', { bubbles: true }));
  list.dispatchEvent(new Event('change', { bubbles: true }));
  return null;
}
