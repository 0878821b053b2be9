import { OLD_PRESS_FILE } from '@demo-evm/shared/contract';
import { reloadOnce } from '../../federation/reload-once';

/**
 * Runs the machine of a page in a browser in which the shell cannot run. The remote's script for old browsers
 * is loaded, which runs the machine and hides what needs the App. If early.js has removed the HTML because
 * the visitor wants another language, the page is loaded again, once in this tab for each language.
 * docs/decisions/0045
 * @param orElse Called when no machine runs in this page.
 */
export function runWithoutShell(orElse: () => void): void {
  const root = document.getElementById('root');
  const folder = root?.getAttribute('data-drawn');
  const integrity = root?.getAttribute('data-old');
  const { lang } = document.documentElement;
  const rendered = root?.getAttribute('data-language');
  if (!folder && rendered && rendered !== lang && reloadOnce(lang)) return;
  if (!folder || !integrity) {
    orElse();
    return;
  }
  const script = document.createElement('script');
  script.integrity = integrity;
  script.src = folder + OLD_PRESS_FILE;
  script.onload = script.onerror = () => {
    if (!window.demoEvmHandover) orElse();
  };
  document.head.appendChild(script);
}
