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
    if (document.readyState !== 'loading' || !window.fetch) return;
    if (size > known || document.querySelector('[data-look=lit]')) checkLater();
    else
      fetch(location.href)
        .then(function (page) {
          return page.text();
        })
        .then(function () {
          location.reload();
        }, checkLater);
  }
  function checkLater() {
    setTimeout(check, 10000);
  }
  checkLater();
})();
