/*
 * Before any bundle has arrived: puts right what the site host drew (src/first-view), and asks for what the page will
 * need; the shell takes the answers over (src/early). In ES5, because what was drawn is shown in old browsers too.
 */
(function () {
  var early = JSON.parse(document.getElementById('page-data').textContent).early || { tables: {}, calls: [] };
  var chosen;
  try {
    // an address such as /demo/mr sets the language, unless the visitor chose another one there
    if (!early.isSetByAddress || (history.state && history.state.hasChosenLanguage))
      chosen = localStorage.getItem('language');
  } catch (error) {
    // storage is refused: the page's own language is as good
  }
  var language = early.tables[chosen] ? chosen : early.language;
  if (language) document.documentElement.lang = language;
  var root = document.getElementById('root');
  if (root.dataset.drawn && root.dataset.language !== language) {
    // In words that this visitor does not want. The cookie tells the site host for the next time.
    document.cookie = 'language=' + language + '; Path=/; Max-Age=31536000; SameSite=Lax';
    delete root.dataset.drawn;
    root.textContent = '';
  }
  function each(selector, change) {
    Array.prototype.forEach.call(document.querySelectorAll(selector), change);
  }
  each('[data-style]', function (element) {
    element.style.cssText = element.dataset.style; // as an attribute of the HTML the page's policy refuses it
    element.removeAttribute('data-style');
  });
  each('style[data-href]', function (sheet) {
    var link = document.createElement('a');
    link.href = sheet.dataset.href;
    if (sheet.dataset.href) sheet.dataset.href = link.href; // as the bundler asks for it
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
})();
