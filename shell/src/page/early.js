/*
 * Before any bundle has arrived: puts right what the site host drew (src/first-view), and asks for what the page will
 * need; the shell takes the answers over (src/early).
 */
{
  const { early } = JSON.parse(document.getElementById('page-data').textContent);
  let chosen;
  try {
    chosen = localStorage.getItem('language');
  } catch {
    // storage is refused: the page's own language is as good
  }
  const ask = (url) =>
    fetch(url)
      .then((answer) => (answer.ok ? answer.json() : undefined))
      .catch(() => undefined);
  const language = early?.tables[chosen] ? chosen : early?.language;
  const root = document.getElementById('root');
  if (root.dataset.drawn && root.dataset.language !== language) {
    // In words that this visitor does not want. The cookie tells the site host for the next time.
    document.cookie = `language=${language}; Path=/; Max-Age=31536000; SameSite=Lax`;
    delete root.dataset.drawn;
    root.replaceChildren();
  }
  for (const element of document.querySelectorAll('[data-style]')) {
    element.style.cssText = element.dataset.style; // as an attribute of the HTML the page's policy refuses it
    element.removeAttribute('data-style');
  }
  for (const sheet of document.querySelectorAll('style[data-href]')) {
    sheet.dataset.href = sheet.dataset.href && new URL(sheet.dataset.href, location).href; // as the bundler asks for it
  }
  if (root.dataset.drawn) document.getElementById('skeleton').remove();
  const table = early?.tables[language];
  const urls = [table, ...(early?.calls ?? [])].filter(Boolean);
  globalThis.demoEvmEarly = Object.fromEntries(urls.map((url) => [url, ask(url)]));
}
