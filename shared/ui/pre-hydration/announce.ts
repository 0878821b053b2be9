import { clearToast, toastRegion } from '../guidance/toast-region';
import hidden from '../visually-hidden/visually-hidden.module.css';

/** Tells screen readers what sighted visitors see at the lamp. The text replaces the last message. */
export function announce(text = ''): void {
  clearToast();
  const message = document.createElement('span');
  message.className = hidden.hidden ?? '';
  message.textContent = text;
  toastRegion().append(message);
}
