/*
 * This inline script is at the beginning of the page. When a connection breaks in the middle of the page, the browser
 * reports nothing and waits for ever: the rest of the page's scripts never arrives. If a page does not grow for ten
 * seconds, this script fetches it again, and shows the page again when all of it has arrived. The script is written in
 * ES5, because old browsers run it too. docs/decisions/0073
 */
(function () {
  var size = 0;
  function check() {
    var known = size;
    size = document.getElementsByTagName('*').length;
    if (document.readyState !== 'loading') return;
    if (size > known || document.querySelector('[data-look=lit]')) checkLater();
    else fetchAgain();
  }
  function fetchAgain() {
    var request = new XMLHttpRequest();
    request.open('GET', location.href);
    request.onload = function () {
      if (request.status < 500) location.reload();
      else checkLater();
    };
    request.onerror = checkLater;
    request.send();
  }
  function checkLater() {
    setTimeout(check, 10000);
  }
  checkLater();
})();
