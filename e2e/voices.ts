import { expect, type Page } from '@playwright/test';

interface Spoken {
  readonly text: string;
  readonly lang: string;
}

declare global {
  interface Window {
    /** The texts that the voice has begun to say, in order. */
    spoken: Spoken[];
    /** Ends the text that is being said. The voice then begins the next text, if there is one. */
    endStep: () => void;
    failVoice: () => void;
  }
}

/** The first step that Listen reads, by language. */
export const SENTENCE = {
  en: 'To vote for Asha Namune, press the button next to serial no. 3.',
  hi: 'आशा नमुने को वोट देने के लिए क्रम संख्या ३ के सामने वाला बटन दबाएँ।',
  mr: 'आशा नमुने यांना मत देण्यासाठी अनुक्रमांक ३ समोरील बटण दाबा.',
} as const;

/** Replaces the browser's voices. Only `endStep`, `failVoice` or `speechSynthesis.cancel` ends a text. */
export async function giveVoices(page: Page, langs: readonly string[]): Promise<void> {
  await page.addInitScript((tags) => {
    class Utterance extends EventTarget {
      voice: { lang: string } | null = null;
      lang = '';
      rate = 1;
      onstart: ((event: Event) => void) | null = null;
      onend: ((event: Event) => void) | null = null;
      onerror: ((event: Event) => void) | null = null;
      constructor(readonly text: string) {
        super();
      }
    }
    let waiting: Utterance[] = [];
    const begin = () => {
      const [first] = waiting;
      if (!first) return;
      window.spoken.push({ text: first.text, lang: first.voice?.lang ?? first.lang });
      first.onstart?.(new Event('start'));
    };
    window.spoken = [];
    window.endStep = () => {
      const ended = waiting.shift();
      ended?.onend?.(new Event('end'));
      begin();
    };
    window.failVoice = () => {
      const [failed] = waiting;
      waiting = [];
      failed?.onerror?.(new Event('error'));
    };
    const synthesis = {
      getVoices: () => tags.map((lang) => ({ lang, name: lang, localService: true })),
      speak: (utterance: Utterance) => {
        waiting.push(utterance);
        if (waiting.length === 1) setTimeout(begin);
      },
      cancel: () => (waiting = []),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
  }, langs);
}

export const listenButton = (page: Page) => page.locator('main button[aria-pressed]');
/** The texts that the voice has begun to say, in order. */
export const spoken = (page: Page) => page.evaluate(() => window.spoken);
/** Ends the text that is being said. */
export const endStep = (page: Page) => page.evaluate(() => window.endStep());

/** Expects that only the picture with the index `step` has a ring. With `null`, expects that no picture has a ring. */
export async function expectRing(page: Page, step: number | null): Promise<void> {
  const ringed = () =>
    page
      .locator('main ol > li')
      .evaluateAll((steps) =>
        steps.flatMap((each, index) => ('now' in (each as HTMLElement).dataset ? index : [])),
      );
  await expect.poll(ringed).toEqual(step === null ? [] : [step]);
}

/**
 * Expects that the voice has begun to read this step. The ring of the first step appears earlier, while the page loads
 * the code that reads aloud.
 */
export async function expectVoice(page: Page, step: number): Promise<void> {
  await expectRing(page, step);
  await expect.poll(async () => (await spoken(page)).length).toBeGreaterThan(step);
}
