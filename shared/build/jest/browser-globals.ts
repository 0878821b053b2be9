/** Defines globals that webpack or browsers provide but jsdom lacks. This file runs before any module of a test. */
Object.assign(globalThis, { __webpack_public_path__: 'http://localhost/' });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Replaces `IntersectionObserver`. This observer never reports anything, because jsdom has no layout. */
class IdleObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { IntersectionObserver: IdleObserver });
