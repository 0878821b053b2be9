/** The styles of the page. They are in the page, because the page loads nothing. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--page:#f5f3ec;--card:#fff;--ink:#14181f;--soft:#4b5460;--line:#dcd8cb;--current:#0b5d2a;--canary:#7a4a00;--recent:#4b5460}
@media (prefers-color-scheme:dark){:root{--page:#14181f;--card:#1e242d;--ink:#f1efe8;--soft:#b6bec9;--line:#3a434f;--current:#7fe0a0;--canary:#ffcf70;--recent:#b6bec9}}
*{box-sizing:border-box}
body{margin:0;padding:16px;background:var(--page);color:var(--ink);font:1.0625rem/1.45 'Noto Sans',system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:1240px;margin:0 auto}
h1{font-size:1.625rem;margin:0}
h2{font-size:1.25rem;margin:32px 0 8px}
h3{font-size:1.0625rem;margin:0 0 8px;font-family:ui-monospace,monospace}
p{margin:8px 0}
.soft,dt,time{color:var(--soft)}
.releases{display:grid;gap:12px;grid-template-columns:repeat(auto-fill,minmax(min(100%,270px),1fr));padding:0;margin:0;list-style:none}
.releases>li{background:var(--card);border:1px solid var(--line);border-top:4px solid var(--recent);border-radius:8px;padding:12px}
.releases>.current{border-top-color:var(--current)}
.releases>.canary{border-top-color:var(--canary)}
.stage{font-weight:700;margin:0}
.current .stage{color:var(--current)}
.canary .stage{color:var(--canary)}
.recent .stage{color:var(--recent)}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 12px;margin:0}
dd{margin:0;text-align:right;font-variant-numeric:tabular-nums}
.note{border-top:1px solid var(--line);padding-top:8px;font-size:.9375rem}
.history{list-style:none;padding:0}
.history>li{border-top:1px solid var(--line);padding:8px 0}
.history p{margin:2px 0}
`;
