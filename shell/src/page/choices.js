/*
 * This inline script is behind the skeleton. It restores the visitor's choices of text size and contrast, which
 * shared/ui/comfort has stored. The first access to the storage takes up to 0.01 s on a cheap phone, and here the browser
 * waits for the rest of the page anyway. The script is written in ES5, because old browsers run it too.
 */
(function () {
  function remembered(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null; // The browser refuses access to its storage.
    }
  }
  function restore(attribute, key) {
    var value = remembered(key);
    if (value) document.documentElement.dataset[attribute] = value;
  }
  restore('text', 'text-size');
  restore('contrast', 'contrast');
  window.demoEvmPage = { remembered: remembered, pressedAt: 0 };
})();
