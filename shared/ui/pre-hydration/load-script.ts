/**
 * Loads a script of the release that has rendered the page. While the browser still reads the page, the script waits:
 * the watchdog's policy, which allows its address, may come behind the machine (docs/decisions/0069).
 * @param page the data of the page's root; `drawn` is the folder of the release
 * @param integrity the hash of the script
 */
export function loadScript({ drawn = '' }: DOMStringMap, file: string, integrity: string): HTMLScriptElement {
  const script = document.createElement('script');
  script.integrity = integrity;
  const load = () => {
    script.src = drawn + file;
    document.head.appendChild(script);
  };
  if (document.readyState === 'loading') document.addEventListener('readystatechange', load, { once: true });
  else load();
  return script;
}
