/*
 * This inline script is at the end of the page and runs before the shell's scripts. It removes server-rendered HTML
 * that is in another language than the visitor wants, and requests the data that the app will need. The shell collects
 * the answers (shell/src/early). The script is written in ES5, because old browsers run it too.
 */
(function () {
  var early = JSON.parse(document.getElementById('page-data').textContent).early || { tables: {}, calls: [] };
  var page = window.demoEvmPage;
  // An address such as /demo/mr sets the language, unless the visitor has chosen another language on that page.
  var isFree = !early.isSetByAddress || (history.state && history.state.hasChosenLanguage);
  var chosen = isFree ? page.remembered('language') : null;
  var language = early.tables[chosen] ? chosen : early.language;
  // A browser computes all styles again even if the new language is the old one.
  if (language && document.documentElement.lang !== language) document.documentElement.lang = language;
  var root = document.getElementById('root');
  if (root.dataset.drawn && root.dataset.language !== language) {
    // The HTML is not in the language that the visitor wants. The cookie tells the site host the wanted language.
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = 'language=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax' + secure;
    delete root.dataset.drawn;
    root.textContent = '';
  }
  if (root.dataset.drawn) page.reveal();
  Array.prototype.forEach.call(document.querySelectorAll('style[data-href]'), function (sheet) {
    var link = document.createElement('a');
    link.href = sheet.dataset.href;
    if (sheet.dataset.href) sheet.dataset.href = link.href; // webpack finds a style sheet by its absolute address
  });
  // The files and data of the app wait until the machine is painted. A vote that is cast meanwhile, and on a very slow
  // network its slip too, do not wait behind them. The machine works without the app. docs/decisions/0069
  var hasMachine = root.querySelector('[data-vote]') !== null;
  var isSlow = Date.now() - performance.timing.responseStart > 1500;
  var startedAt = Date.now();
  var isLoaded = false;
  function mustWait() {
    var machine = window.demoEvmHandover;
    var wait = isSlow ? 8000 : page.pressedAt ? 3000 : 0;
    if (Date.now() > (page.pressedAt || startedAt) + wait || document.querySelector('dialog[open]'))
      return false;
    return isSlow || (machine && machine.isSending && machine.isSending());
  }
  function load() {
    if (isLoaded) return;
    if (document.readyState === 'loading' || (hasMachine && mustWait())) {
      setTimeout(load, 100);
      return;
    }
    isLoaded = true;
    // The page has an empty icon until now, because a request for the icon can take the connection of the first vote.
    document.querySelector('link[rel=icon]').href = '/favicon.ico';
    var files = document.getElementById('late-files');
    // An old browser knows no inert content, and the app cannot run in it.
    if (files && files.content) files.parentNode.replaceChild(files.content, files);
    var answers = (window.demoEvmEarly = {});
    early.calls.concat(early.tables[language] || []).forEach(function (url) {
      answers[url] = fetch(url)
        .then(function (answer) {
          return answer.ok ? answer.json() : undefined;
        })
        .catch(function () {});
    });
  }
  if (hasMachine && !document.hidden) {
    // The first frame shows the machine, and the second one begins when the machine is painted.
    requestAnimationFrame(function () {
      requestAnimationFrame(function () {
        setTimeout(load, 100);
      });
    });
    setTimeout(load, 2000); // the browser may draw no frame
  } else {
    document.addEventListener('readystatechange', load);
  }
})();
