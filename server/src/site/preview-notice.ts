import type { Release } from '@demo-evm/shared/contract';
import { escapeHtml } from './escape-html';

/** A preview of releases that visitors do not get. docs/decisions/0065 */
export interface Preview {
  readonly releases: readonly Pick<Release, 'module' | 'version'>[];
  /** When the link to the preview expires. */
  readonly until: Date;
}

/**
 * The styles of the notice on a preview. It looks like the notice of a developer's override, but has its own colors: the
 * previewed release may have others, or no styles at all.
 */
export const NOTICE_STYLE =
  '#preview-notice{position:sticky;bottom:0;z-index:10;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px 16px;padding:8px 16px;border-top:3px solid #4a3000;background:#ffe9b8;color:#4a3000;font:1rem/1.45 system-ui,sans-serif;overflow-wrap:anywhere}#preview-notice p,#preview-notice form{margin:0}#preview-notice button{min-height:44px;padding:8px 16px;border:2px solid #4a3000;border-radius:8px;background:#fff;color:#4a3000;font:inherit;cursor:pointer}';

/**
 * Keeps the query of the preview in the address when the app opens another route, so that the preview is still there
 * after a reload. It wraps the functions with which any router changes the address.
 */
export const NOTICE_SCRIPT = `(function () {
  var names = ['release', 'until', 'signature'];
  var preview = new URL(location.href).searchParams;
  ['pushState', 'replaceState'].forEach(function (name) {
    var change = history[name];
    history[name] = function (state, title, address) {
      if (address === undefined || address === null) return change.call(history, state, title);
      var url = new URL(address, location.href);
      names.forEach(function (parameter) {
        url.searchParams.delete(parameter);
        preview.getAll(parameter).forEach(function (value) { url.searchParams.append(parameter, value); });
      });
      return change.call(history, state, title, url.href);
    };
  });
})();`;

/**
 * Makes the notice on the pages of a preview. It is in the HTML, so that it also says what an older or a broken release
 * shows. Its form opens the present address without the query. The text is not translated, because only those who got a
 * link see it.
 */
export function previewNotice({ releases, until }: Preview): string {
  const names = releases.map(({ module, version }) => `${module} ${version}`).join(' and ');
  const time = `${until.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return `<style>${NOTICE_STYLE}</style>
    <aside id="preview-notice" lang="en" aria-label="Preview">
      <p>Preview of ${escapeHtml(names)}, until ${time}. Votes that you cast are counted.</p>
      <form><button>End the preview</button></form>
    </aside>
    <script>${NOTICE_SCRIPT}</script>`;
}
