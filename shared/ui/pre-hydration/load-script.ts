/**
 * Loads a script of the release that has rendered the page.
 * @param page the data of the page's root; `drawn` is the folder of the release
 * @param integrity the hash of the script
 */
export function loadScript({ drawn = '' }: DOMStringMap, file: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.src = drawn + file;
  script.integrity = integrity;
  return document.head.appendChild(script);
}
