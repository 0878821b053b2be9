/*
 * This inline script is behind the skeleton. It uses each storage of the browser for the first time, which takes up to
 * 0.01 s on a cheap phone. Here the browser waits for the rest of the page anyway. The script is written in ES5, because
 * old browsers run it too.
 */
(function () {
  function remembered(key) {
    try {
      return localStorage.getItem(key);
    } catch (error) {
      return null; // The browser refuses access to its storage.
    }
  }
  /** Restores a choice of the visitor that shared/ui/comfort has stored. */
  function restore(attribute, key) {
    var value = remembered(key);
    if (value) document.documentElement.dataset[attribute] = value;
  }
  /**
   * Asks the browser a question that makes it decide whether this page may use a storage. The answer is not needed.
   * Without it the queue (shared/votes) waits for the decision at the first vote, while the page is busy with the press.
   */
  function permit(question) {
    try {
      question().then(null, function () {});
    } catch (error) {
      // An old browser lacks the question, or the browser refuses access.
    }
  }
  restore('text', 'text-size');
  restore('contrast', 'contrast');
  permit(function () {
    return indexedDB.databases();
  });
  permit(function () {
    return navigator.locks.query();
  });
  window.demoEvmPage = { remembered: remembered, pressedAt: 0 };
})();
