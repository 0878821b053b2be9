/** Defines what webpack and a browser provide, and jsdom does not. This runs before any module of a test. */
Object.assign(globalThis, { __webpack_public_path__: 'http://localhost/' });

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
