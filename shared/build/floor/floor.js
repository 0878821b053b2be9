/**
 * The oldest supported version of each browser. The keys are the names of the browsers in browser-compat-data.
 * docs/decisions/0029
 */
export const FLOOR = {
  chrome: 69,
  chrome_android: 69,
  webview_android: 69,
  safari: 13,
  safari_ios: 13,
  firefox: 68,
  firefox_android: 68,
};

/** The versions for lightningcss, which needs the major version shifted left by 16 bits. */
export const STYLE_TARGETS = {
  chrome: FLOOR.chrome << 16,
  safari: FLOOR.safari << 16,
  firefox: FLOOR.firefox << 16,
};
