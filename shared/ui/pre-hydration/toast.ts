import unit from '../ballot-unit/ballot-unit.module.css';
import { classes } from '../classes';

/** A message at the lower edge of the window, in an element that hydration does not touch. */
export interface Toast {
  /** Shows the words, and screen readers announce them. Without words, an empty box is shown. */
  readonly say: (words?: string) => void;
  readonly remove: () => void;
  /** Removes the message at the visitor's next touch, click or key. Removes it at once when `say` was never called. */
  readonly removeAtNextInput: () => void;
}

export function createToast(): Toast {
  const toast = document.body.appendChild(document.createElement('p'));
  toast.setAttribute('role', 'status');
  toast.className = classes(unit.toast, unit.outside);
  const remove = () => toast.remove();
  return {
    say(words = '') {
      const message = document.createElement('span');
      message.className = classes(unit.message, unit.refused);
      message.textContent = words;
      toast.textContent = '';
      toast.append(message);
    },
    remove,
    removeAtNextInput() {
      if (!toast.hasChildNodes()) remove();
      for (const type of ['pointerdown', 'keydown']) addEventListener(type, remove, { once: true });
    },
  };
}
