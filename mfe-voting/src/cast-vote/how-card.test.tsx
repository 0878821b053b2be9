import { aMachine, fillIn } from '@demo-evm/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { englishHost, findButton, openPage, serveVoting, words } from '../testing/open-voting';

const server = serveVoting();

const open = async (machine: Parameters<typeof aMachine>[0] = {}) => {
  server.machines.set('demo', aMachine(machine));
  const { user } = openPage('/demo/demo', englishHost());
  await findButton(3);
  return user;
};

const steps = () => within(screen.getAllByRole('list')[0] ?? document.body).getAllByRole('listitem');
const listen = () => screen.getByRole('button', { name: words.LISTEN });
const FIND = fillIn(words.HOW_FIND, { serial: 3 });

it('says in three pictures what to do, each with a sentence for screen readers', async () => {
  await open({ symbolurl: 'https://example.org/symbol.svg' });
  expect(steps().map((step) => step.textContent)).toEqual([`३${FIND}`, words.HOW_PRESS, words.HOW_DONE]);
  expect(within(steps()[0] ?? document.body).getByRole('img')).toBeVisible();
});

it('shows the serial alone on a machine without a symbol', async () => {
  await open({ symbolurl: null });
  expect(steps()[0]).toHaveTextContent(`३${fillIn(words.A11Y_SERIAL, { serial: 3 })}`);
  expect(within(steps()[0] ?? document.body).queryByRole('img')).not.toBeInTheDocument();
});

it('shows only the symbol of a machine without a serial, and says that it has no candidate yet', async () => {
  await open({ evmsr: null, symbolurl: 'https://example.org/symbol.svg' });
  expect(steps()).toHaveLength(1);
  expect(screen.getByText(words.NO_ACTIVE_ROW)).toBeVisible();
  expect(screen.queryByRole('button', { name: words.LISTEN })).not.toBeInTheDocument();
  expect(document.querySelector('a[data-at]')).toBeNull();
});

it('leads to the candidate’s row by a plain link', async () => {
  await open({ evmsr: 12 });
  const guide = document.querySelector('a[data-at]');
  expect(guide).toHaveAttribute('href', '#row-12');
  expect(guide).toHaveAttribute('data-at', 'below');
  expect(guide).toHaveTextContent(`Asha Namune ${words.GUIDE_BELOW}`);
  expect(document.querySelector('#row-12')).toHaveTextContent('Asha Namune');
});

describe('Listen', () => {
  const spoken: SpeechSynthesisUtterance[] = [];
  const cancel = jest.fn();

  /** Installs a speech synthesiser with one voice for each language tag, and empties `spoken`. */
  function installVoices(...tags: string[]) {
    spoken.length = 0;
    cancel.mockClear();
    class Utterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, {
      SpeechSynthesisUtterance: Utterance,
      speechSynthesis: {
        getVoices: () => tags.map((lang) => ({ lang })),
        speak: (utterance: SpeechSynthesisUtterance) => spoken.push(utterance),
        cancel,
      },
    });
  }

  const send = (index: number, type: 'onstart' | 'onend' | 'onerror') => {
    const utterance = spoken[index];
    act(() => {
      utterance?.[type]?.call(utterance, new Event(type) as never);
    });
  };

  const played: string[] = [];
  let isRefused = false;

  beforeEach(() => {
    played.length = 0;
    isRefused = false;
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(() => void played.push('pause'));
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => {
      played.push('play');
      return isRefused ? Promise.reject(new DOMException('refused', 'NotAllowedError')) : Promise.resolve();
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
  });

  const now = () => steps().findIndex((step) => step.hasAttribute('data-now'));

  it('reads the sentence and the steps, and marks the step that is read', async () => {
    installVoices('fr-FR', 'en-GB');
    const user = await open();
    await user.click(listen());
    expect(listen()).toHaveAttribute('aria-pressed', 'true');
    expect(spoken.map(({ text, lang }) => [text, lang])).toEqual([
      ['To vote for Asha Namune, press the button next to serial no. 3.', 'en-GB'],
      [words.HOW_PRESS, 'en-GB'],
      [words.HOW_DONE, 'en-GB'],
    ]);
    const marked = [now()];
    for (const index of [0, 1, 2]) {
      send(index, 'onstart');
      marked.push(now());
      send(index, 'onend');
    }
    expect(listen()).toHaveAttribute('aria-pressed', 'false');
    expect(marked).toEqual([0, 0, 1, 2]);
    expect(now()).toBe(-1);
  });

  it('stops at a second press, and at a press on the machine', async () => {
    installVoices('en-IN');
    const user = await open();
    await user.click(listen());
    await user.click(listen());
    expect(cancel).toHaveBeenCalledTimes(1);
    expect(listen()).toHaveAttribute('aria-pressed', 'false');
    await user.click(listen());
    await user.click(await findButton(5));
    expect(cancel).toHaveBeenCalledTimes(2);
    expect(listen()).toHaveAttribute('aria-pressed', 'false');
  });

  it('plays the recorded prompt where no voice suits the language, also when the sounds are switched off', async () => {
    installVoices('hi-IN');
    window.localStorage.setItem('sound', 'off');
    const user = await open();
    await user.click(listen());
    expect([spoken.length, ...played]).toEqual([0, 'play']);
    await user.click(listen());
    expect(played).toEqual(['play', 'pause']);
  });

  it('plays the recorded prompt when a voice fails', async () => {
    installVoices('en-IN');
    const user = await open();
    await user.click(listen());
    send(0, 'onerror');
    expect(played).toEqual(['play']);
    expect(listen()).toHaveAttribute('aria-pressed', 'true');
  });

  it('is silent when the browser refuses to play', async () => {
    isRefused = true;
    const user = await open();
    await user.click(listen());
    expect(await screen.findByRole('button', { name: words.LISTEN, pressed: false })).toBeVisible();
  });

  it('is hidden where the browser has neither a synthesiser nor mp3', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    await open();
    expect(screen.queryByRole('button', { name: words.LISTEN })).not.toBeInTheDocument();
  });
});
