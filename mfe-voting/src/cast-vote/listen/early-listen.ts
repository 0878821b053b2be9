import { isLanguage } from '@demo-evm/shared/domain';
import { readAloud } from './read-aloud';
import { createReader } from './reader';

/**
 * Reads the steps of a server-rendered page aloud before the App runs, from the press of Listen that has loaded this
 * code. The App continues the reading. This code changes only attributes, as how-pictures.tsx renders them, because
 * hydration leaves attributes alone. docs/decisions/0039
 */
export function listenBeforeApp(root: HTMLElement): void {
  const handover = globalThis.demoEvmHandover;
  const button = root.querySelector<HTMLElement>('button[data-steps]');
  const card = button?.parentElement;
  if (!handover || !isBeforeApp(root) || !button || !card) return;
  const reader = createReader(() => Promise.resolve({ readAloud }));
  handover.parts['reader'] = reader;

  const toggle = () => {
    const { lang } = document.documentElement;
    const steps = JSON.parse(button.dataset.steps ?? '[]') as string[];
    if (isBeforeApp(root) && isLanguage(lang)) reader.toggle({ language: lang, steps });
  };
  reader.subscribe(() => draw(card, button, reader.getSpoken()));
  button.addEventListener('click', toggle);
  if (button.getAttribute('aria-pressed') === 'true') toggle();
}

function draw(card: HTMLElement, button: HTMLElement, spoken: number | null): void {
  button.setAttribute('aria-pressed', String(spoken !== null));
  card.toggleAttribute('data-spoken', spoken !== null);
  card.querySelectorAll('li').forEach((step, index) => step.toggleAttribute('data-now', index === spoken));
}

/**
 * True if the App has not run yet. The shell removes the attribute `data-drawn` when the App has rendered the
 * page.
 */
function isBeforeApp({ dataset }: HTMLElement): boolean {
  return dataset.drawn !== undefined;
}
