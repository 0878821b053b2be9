import path from 'node:path';

/**
 * Makes a translation table a module that is swapped in alone when its file changes. Otherwise its change would spread to
 * the modules that import it and reload the page. The page then gives the texts to its i18next instances
 * (build/hot-words/hot-words.ts).
 *
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} json
 */
export default function hotWordsLoader(json) {
  const language = path.basename(this.resourcePath, '.json');
  return `const table = ${json};
export default table;
if (module.hot) {
  if (module.hot.data) self.swapWords(${JSON.stringify(language)}, table);
  module.hot.accept();
}
`;
}
