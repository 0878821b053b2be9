/** Defines what webpack or browsers provide but jsdom lacks. Jest runs this file before each test file. */
Object.assign(globalThis, { __webpack_public_path__: 'http://localhost/' });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** jsdom has no layout and no `IntersectionObserver`. This observer never reports anything. */
class IdleObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}
Object.assign(globalThis, { IntersectionObserver: IdleObserver });
