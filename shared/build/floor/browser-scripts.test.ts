import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { browserScripts, inlineScripts } from './browser-scripts';

it('finds the inline scripts of a page, but no JSON data', () => {
  const html = `<script>a()</script><script type="application/json">{"a":1}</script>
    <script src="b.js" defer></script><script nonce="x">\n c() \n</script>`;
  expect(inlineScripts(html)).toEqual(['a()', '\n c() \n']);
});

it('finds every script of a build except the one that the site host runs', () => {
  const dist = fs.mkdtempSync(path.join(os.tmpdir(), 'floor-'));
  fs.mkdirSync(path.join(dist, 'late'));
  const files = {
    'app.js': 'a',
    'first-view.js': 'b',
    'app.js.br': 'c',
    'late/d.js': 'd',
    'page.html': '<script>e</script>',
  };
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dist, name), text);
  expect(
    browserScripts(dist)
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['a', 'd', 'e']);
  fs.rmSync(dist, { recursive: true });
});
