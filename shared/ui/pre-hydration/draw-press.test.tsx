import { READY, type Press } from '@demo-evm/shared/domain';
import { createTexts } from '@demo-evm/shared/i18n';
import fc from 'fast-check';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { BallotUnit } from '../ballot-unit/ballot-unit';
import { sentencesOf } from '../ballot-unit/early-vote';
import words from '../translations/en.json';
import { findMachine } from './draw-press';

const texts = createTexts('en', { en: words, hi: {}, mr: {} });
const early = { targets: [{ kind: 'machine', id: 'x' }] as const, sentences: sentencesOf((fate) => fate) };
const candidate = { party: { text: 'Sample Party' }, photo: null, symbol: null };

/** Renders a machine in this state. The second row can be voted for if `isSetUp` is true. */
function render(press: Press, isSetUp: boolean): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <I18nextProvider i18n={texts}>
      <BallotUnit
        rows={[{ serial: 1 }, isSetUp ? { serial: 2, candidate, early } : { serial: 2 }, { serial: 3 }]}
        hasActiveRow={isSetUp}
        press={press}
        onPress={() => undefined}
        total={undefined}
        refusal="Only row 2 works."
      />
    </I18nextProvider>,
  );
  return root;
}

/** Describes each element by its name, attributes and text. The status is skipped, because only React writes it. */
function describeElements(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*:not([role=status], [role=status] *)')].map((element) => {
    const attributes = [...element.attributes].map(({ name, value }) => `${name}="${value}"`).sort();
    const text = [...element.childNodes].filter((node) => node instanceof Text).map((node) => node.data);
    return [element.tagName, ...attributes, ...text].join(' ');
  });
}

const states: fc.Arbitrary<Press> = fc.oneof(
  fc.constant(READY),
  fc.record({ phase: fc.constant('lit' as const), serial: fc.constant(2) }),
  fc.record({ phase: fc.constant('refused' as const), serial: fc.constantFrom(1, 2, 3) }),
  fc.record({ phase: fc.constant('confirmed' as const), serial: fc.constant(2) }),
);

it('draws every state as the App renders it, in any order, and leaves nothing of earlier states', () => {
  fc.assert(
    fc.property(fc.array(states, { minLength: 1 }), fc.boolean(), (sequence, isSetUp) => {
      const possible = isSetUp
        ? sequence
        : sequence.filter(({ phase }) => phase === 'ready' || phase === 'refused');
      const drawn = render(READY, isSetUp);
      const machine = findMachine(drawn);
      for (const state of possible) {
        machine?.draw(state);
        expect(describeElements(drawn)).toEqual(describeElements(render(state, isSetUp)));
      }
    }),
    { numRuns: 100 },
  );
});

it('finds no machine in a page without one', () => {
  expect(findMachine(document.createElement('div'))).toBeNull();
});
