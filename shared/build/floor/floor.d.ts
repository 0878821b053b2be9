export declare const FLOOR: Readonly<
  Record<
    'chrome' | 'chrome_android' | 'webview_android' | 'safari' | 'safari_ios' | 'firefox' | 'firefox_android',
    number
  >
>;
export declare const STYLE_TARGETS: Readonly<Record<'chrome' | 'safari' | 'firefox', number>>;
