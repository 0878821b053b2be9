/*
 * This inline script is behind the server-rendered HTML and the script that makes its machine answer presses. It shows
 * the HTML, before the rest of the page has arrived. If the visitor may want another language, early.js decides,
 * because it knows the page's data. The script is written in ES5, because old browsers run it too. docs/decisions/0073
 */
(function () {
  var page = window.demoEvmPage;
  /** Shows the server-rendered HTML in place of the skeleton. The second call does nothing. */
  function reveal() {
    var skeleton = document.getElementById('skeleton');
    if (!skeleton) return;
    Array.prototype.forEach.call(document.querySelectorAll('[data-style]'), function (element) {
      element.style.cssText = element.dataset.style; // the content security policy refuses a style attribute in HTML
      element.removeAttribute('data-style');
    });
    skeleton.parentNode.removeChild(skeleton);
  }
  page.reveal = reveal;
  var root = document.getElementById('root');
  if (
    root.dataset.drawn &&
    (page.remembered('language') || root.dataset.language) === root.dataset.language
  ) {
    reveal();
    // After a task that takes as long as a layout, Chromium paints the page, and only then reads on and runs the next
    // script. A page of the service worker was slower this way.
    var isFromWorker = navigator.serviceWorker && navigator.serviceWorker.controller;
    if (!isFromWorker) root.getBoundingClientRect();
  }
  document.addEventListener('click', function note() {
    document.removeEventListener('click', note);
    page.pressedAt = Date.now();
  });
})();
