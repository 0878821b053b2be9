/* Asks for what the page will need before any bundle has arrived; the shell takes the answers over (src/early). */
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
  const table = early?.tables[chosen] ?? early?.tables[early.language];
  const urls = [table, ...(early?.calls ?? [])].filter(Boolean);
  globalThis.demoEvmEarly = Object.fromEntries(urls.map((url) => [url, ask(url)]));
}
