import { READY, type Press } from '@demo-evm/shared/domain';
import { createTexts } from '@demo-evm/shared/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import words from '../translations/en.json';
import type { BallotRow } from './ballot-row';
import { BallotUnit } from './ballot-unit';

const texts = createTexts('en', { en: words, hi: {}, mr: {} });
const candidate = { party: { text: 'नमुना आघाडी', lang: 'mr' as const }, photo: null, symbol: null };
const CAMPAIGN: readonly BallotRow[] = [
  { serial: 1 },
  { serial: 2, names: { first: { text: 'Asha', lang: 'en' } }, candidate },
  { serial: 3 },
];

interface Shown {
  readonly rows?: readonly BallotRow[];
  readonly press?: Press;
  readonly disclaimer?: string;
  readonly hasActiveRow?: boolean;
}

const unit = ({ rows = CAMPAIGN, press = READY, ...others }: Shown) => (
  <I18nextProvider i18n={texts}>
    <BallotUnit
      rows={rows}
      columns={rows === CAMPAIGN ? 'pictures' : 'votes'}
      press={press}
      onPress={() => undefined}
      total={7}
      refusal="No."
      {...others}
    />
  </I18nextProvider>
);

const machine = () => screen.getByRole('region', { name: words.EVM_FULL });
const button = (serial: number) =>
  screen.getByRole('button', { name: new RegExp(`^Press the button for serial no\\. ${serial},`) });

it('says on a label that this is not a real vote, and shows a disclaimer too', () => {
  render(unit({ disclaimer: 'No survey.' }));
  expect(within(machine()).getByText(words.DEMO_NOTICE)).toBeVisible();
  expect(within(machine()).getByText('No survey.')).toBeVisible();
});

it('shows a word on the candidate’s button only', () => {
  render(unit({}));
  expect(button(2)).toHaveTextContent(words.PRESS);
  expect(button(1)).toHaveTextContent('');
  expect(button(3)).toHaveTextContent('');
});

it('shows the same word on every button that can be voted with, and on no other', () => {
  const [anna, bela] = ['Anna', 'Bela'].map((text, index) => ({
    serial: index + 1,
    names: { first: { text } },
    votes: index,
  })) as [BallotRow, BallotRow];
  render(unit({ rows: [anna, bela, { serial: 3 }] }));
  expect(button(1)).toHaveTextContent(words.PRESS);
  expect(button(1).className).toBe(button(2).className);
  expect(button(3)).toHaveTextContent('');
});

it('gives every row an id, to which a link can lead', () => {
  render(unit({}));
  expect(screen.getAllByRole('row').map(({ id }) => id)).toEqual(['', 'row-1', 'row-2', 'row-3']);
});

it('marks the party with its language', () => {
  render(unit({}));
  expect(screen.getByText('नमुना आघाडी')).toHaveAttribute('lang', 'mr');
});

it.each<[Shown, string | null, string | null, string]>([
  [{}, null, null, words.READY],
  [{ hasActiveRow: false }, 'unset', null, words.NOT_SET_UP],
  [{ press: { phase: 'lit', serial: 2 } }, 'busy', 'lit', words.BUSY],
  [{ press: { phase: 'confirmed', serial: 2 } }, 'busy', null, words.BUSY],
  [{ press: { phase: 'refused', serial: 2 } }, null, 'refused', words.READY],
])('says its state for %j', (shown, state, look, word) => {
  render(unit(shown));
  expect(machine().getAttribute('data-state')).toBe(state);
  expect(button(2).closest('tr')?.getAttribute('data-look')).toBe(look);
  expect(screen.getByText(word)).toBeVisible();
});

it('attracts attention, rests and attracts attention again, until the visitor’s first touch', () => {
  jest.useFakeTimers();
  render(unit({}));
  const looks = [button(2).className];
  const wait = (ms: number) => {
    act(() => jest.advanceTimersByTime(ms));
    looks.push(button(2).className);
  };
  wait(5_800);
  wait(10_000);
  expect(looks[1]).not.toBe(looks[0]);
  expect(looks[2]).toBe(looks[0]);
  fireEvent.pointerDown(document.body);
  for (const ms of [0, 5_800, 10_000]) wait(ms);
  expect(looks.slice(3)).toEqual([looks[1], looks[1], looks[1]]);
  jest.useRealTimers();
});
