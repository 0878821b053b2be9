/*
 * This inline script is at the beginning of the page, and opens the page again in two cases. In the first case, the service
 * worker has given the beginning of a kept page, and the network has sent another page (docs/decisions/0075). In the second
 * case, a connection breaks in the middle of the page: the scripts at its end never arrive, and Chromium does not even
 * end the page. If a page without its end does not grow for ten seconds, this script fetches it again, and reloads it
 * when all of it has arrived (docs/decisions/0073). The script is written in ES5, because old browsers run it too.
 */
(function () {
  var elements = 0;
  var pause = 10000;
  /** The note for old browsers is at the end of each page. */
  function isWhole() {
    return document.querySelector('noscript[data-too-old]') !== null;
  }
  function isLit() {
    return document.querySelector('[data-look=lit]') !== null;
  }
  function check() {
    var elementsBefore = elements;
    elements = document.getElementsByTagName('*').length;
    if (isWhole()) return;
    if (elements > elementsBefore || isLit()) checkLater();
    else fetchAgain();
  }
  function fetchAgain() {
    var request = new XMLHttpRequest();
    pause = Math.min(pause * 2, 120000);
    request.open('GET', location.href);
    request.timeout = 60000;
    request.onload = function () {
      if (isWhole()) return;
      if (request.status === 200 && !isLit()) location.reload();
      else checkLater();
    };
    request.onerror = request.ontimeout = checkLater;
    request.send();
  }
  function checkLater() {
    setTimeout(check, pause);
  }
  document.addEventListener('readystatechange', function () {
    var isParsed = document.readyState === 'interactive'; // it changes once more, and a second reload would undo the first
    if (isParsed && document.querySelector('meta[data-replaced]')) location.reload();
  });
  checkLater();
})();
