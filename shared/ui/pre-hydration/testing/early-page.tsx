import { PAGE_DATA_ID } from '@demo-evm/shared/contract';
import { createTexts } from '@demo-evm/shared/i18n';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { BallotUnit } from '../../ballot-unit/ballot-unit';
import { usePress } from '../../press/use-press';
import { useSounds } from '../../sound/use-sounds';
import words from '../../translations/en.json';
import { answerPressesBeforeHydration } from '../answer-presses';
import { startPresses } from '../start-presses';

/** The functions that the App of the test calls. */
export const app = {
  onShare: jest.fn(),
  onLanguage: jest.fn(),
  onListen: jest.fn(),
  /** Called for each cue of the App's machine. */
  onCue: jest.fn(),
};

const texts = createTexts('en', { en: words, hi: {}, mr: {} });
const candidate = { party: { text: 'Sample Party' }, photo: null, symbol: null };
const early = {
  targets: [
    { kind: 'machine', id: 'asha' },
    { kind: 'constituency', vidhansabha: 'Nagar' },
  ] as const,
  sentences: {
    waiting: 'It waits.',
    counted: 'It counts.',
    refused: 'It is refused.',
    unknown: 'Who knows.',
  },
};

/** A page with a machine of three rows. @param isSetUp True if row 2 can be voted for. */
export function EarlyPage({ isSetUp = true, end }: { isSetUp?: boolean; end?: 'ready' }) {
  const isActive = (serial: number) => isSetUp && serial === 2;
  const { state, isConfirmedByPage, pressRow } = usePress({
    isActive,
    onCue: app.onCue,
    ...(end && { end }),
  });
  const sounds = useSounds();
  return (
    <I18nextProvider i18n={texts}>
      <button onClick={app.onShare}>Share</button>
      <button onClick={sounds.toggle}>Sound</button>
      <button data-steps='["Press it."]' aria-pressed={false} onClick={app.onListen}>
        Listen
      </button>
      <a href="https://wa.me/?text=Try%3A%20">WhatsApp</a>
      <select aria-label="Language" value="en" onChange={({ target }) => void app.onLanguage(target.value)}>
        <option>en</option>
        <option>hi</option>
      </select>
      <BallotUnit
        rows={[{ serial: 1 }, isSetUp ? { serial: 2, candidate, early } : { serial: 2 }, { serial: 3 }]}
        hasActiveRow={isSetUp}
        press={state}
        onPress={pressRow}
        total={undefined}
        refusal="Only row 2 works."
        {...(end && { verdict: () => null })}
      />
      {state.phase === 'confirmed' && !isConfirmedByPage && <p>Confirmed</p>}
    </I18nextProvider>
  );
}

/** Errors of the last hydration. */
export const errors: unknown[] = [];

interface OpenOptions {
  /** The folder of the release that rendered the page. */
  readonly folder?: string;
  /** The hash of the script with the slip, if the release has one. */
  readonly slip?: string;
  /** The hash of the script that reads aloud, if the release has one. */
  readonly listen?: string;
  readonly voteIds?: boolean;
  /** True if the page's address sets its language. */
  readonly isSetByAddress?: boolean;
}

/** Opens a server-rendered page. @returns A function that hydrates it and replays the presses, as the shell does. */
export function openEarlyPage(
  page = <EarlyPage />,
  { folder = '/', slip, listen, voteIds = true, isSetByAddress = false }: OpenOptions = {},
): () => void {
  errors.length = 0;
  const config = { bases: { evm: '/api/evm', stat: '/api', counter: '/fn/count' }, voteIds };
  const data = { config, early: { isSetByAddress } };
  document.body.innerHTML = `<div id="root" data-drawn="${folder}">${renderToString(page)}</div>
    <script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;
  const [root] = document.body.children as HTMLCollectionOf<HTMLElement>;
  if (!root) throw new Error('There is no root.');
  if (slip !== undefined) root.dataset.slip = slip;
  if (listen !== undefined) root.dataset.listen = listen;
  const stopAnswering = answerPressesBeforeHydration(startPresses(root));
  return () => {
    act(() => void hydrateRoot(root, page, { onRecoverableError: (error) => errors.push(error) }));
    const replay = stopAnswering();
    act(replay);
  };
}

export const row = (serial: number) =>
  screen.getByRole('button', { name: new RegExp(`serial no\\. ${serial}`) });
export const machine = () => screen.getByRole('region', { name: words.EVM_FULL });
export const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

/** Lets time pass in small steps, so that work of the database and of `fetch` can continue between the steps. */
export const pass = (ms: number) =>
  act(async () => {
    for (let gone = 0; gone <= ms; gone += 10) await jest.advanceTimersByTimeAsync(10);
  });
