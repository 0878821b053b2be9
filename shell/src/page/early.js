/*
 * This inline script is at the end of the page and runs before the shell's scripts. It prepares the server-rendered
 * HTML for hydration (shell/src/hydration) and requests the data that the app will need. The shell collects the answers
 * (shell/src/early). The script is written in ES5, because old browsers run it too.
 */
(function () {
  var early = JSON.parse(document.getElementById('page-data').textContent).early || { tables: {}, calls: [] };
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
  // shared/ui/comfort stores the visitor's choices of text size and contrast.
  restore('text', 'text-size');
  restore('contrast', 'contrast');
  // An address such as /demo/mr sets the language, unless the visitor has chosen another language on that page.
  var isFree = !early.isSetByAddress || (history.state && history.state.hasChosenLanguage);
  var chosen = isFree ? remembered('language') : null;
  var language = early.tables[chosen] ? chosen : early.language;
  if (language) document.documentElement.lang = language;
  var root = document.getElementById('root');
  if (root.dataset.drawn && root.dataset.language !== language) {
    // The HTML is not in the language that the visitor wants. The cookie tells the site host the wanted language.
    var secure = location.protocol === 'https:' ? '; Secure' : '';
    document.cookie = 'language=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax' + secure;
    delete root.dataset.drawn;
    root.textContent = '';
  }
  function each(selector, change) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), change);
  }
  each('[data-style]', function (element) {
    element.style.cssText = element.dataset.style; // the content security policy refuses a style attribute in HTML
    element.removeAttribute('data-style');
  });
  each('style[data-href]', function (sheet) {
    var link = document.createElement('a');
    link.href = sheet.dataset.href;
    if (sheet.dataset.href) sheet.dataset.href = link.href; // webpack finds a style sheet by its absolute address
  });
  var skeleton = document.getElementById('skeleton');
  if (root.dataset.drawn) skeleton.parentNode.removeChild(skeleton);
  var answers = (window.demoEvmEarly = {});
  early.calls.concat(early.tables[language] || []).forEach(function (url) {
    answers[url] = fetch(url)
      .then(function (answer) {
        return answer.ok ? answer.json() : undefined;
      })
      .catch(function () {});
  });
  // On a very slow network the files wait, so that the first vote and its slip do not wait behind them. The machine works
  // without the files. docs/decisions/0069
  var files = document.getElementById('late-files');
  var mayWait = Date.now() - performance.timing.responseStart > 1500 && root.querySelector('[data-vote]');
  var until = mayWait ? Date.now() + 8000 : 0;
  document.addEventListener('click', function extend() {
    document.removeEventListener('click', extend);
    until = until && Date.now() + 8000;
  });
  (function load() {
    if (!files || !files.content) return; // this page has none, or the browser is too old for the shell
    if (Date.now() < until && !document.querySelector('dialog[open]')) setTimeout(load, 500);
    else files.parentNode.replaceChild(files.content, files);
  })();
})();
