import { expect, test } from '../test';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-voting', 'hi');
const bihar = wordsOf('mfe-bihar', 'hi');
const shared = wordsOf('shared/ui', 'hi');

const TOO_OLD = 'Your browser is too old';
const RIGHT = shared('A11Y_PRESS', { serial: '३', name: 'आशा नमुने' });
const WRONG = shared('A11Y_PRESS_BLANK', { serial: '५' });

test('the right button lights its lamp and counts a vote, and can be pressed again', async ({
  visitor,
  product,
}) => {
  const before = await product.count('demo');
  await visitor.open('/demo/demo');
  for (const votes of [1, 2]) {
    await visitor.press('button', RIGHT);
    await visitor.sees(shared('A11Y_LAMP_ON', { serial: '३' }));
    await visitor.seesNo(shared('A11Y_LAMP_ON', { serial: '३' }));
    await visitor.sees(text('MODAL_TITLE'));
    await expect.poll(() => product.count('demo')).toBe(before + votes);
  }
  await visitor.seesNo(TOO_OLD);
});

test('a wrong button says which one is right and counts nothing', async ({ visitor, product }) => {
  const before = await product.count('demo');
  await visitor.open('/demo/demo');
  await visitor.press('button', WRONG);
  await visitor.sees(text('WRONG_ROW', { serial: '३' }));
  expect(await product.count('demo')).toBe(before);
});

test('a vote without the network is counted once when the network is back', async ({ visitor, product }) => {
  const before = await product.count('demo');
  await visitor.open('/demo/demo');
  await visitor.seesNo(TOO_OLD);
  await visitor.sees(text('VOTE_FOR', { name: 'आशा नमुने', serial: '३' }));
  await product.kill();
  await visitor.press('button', RIGHT);
  await visitor.sees(shared('VOTE_WAITING'));
  await product.start();
  await expect.poll(() => product.count('demo'), { timeout: 40_000 }).toBe(before + 1);
  await visitor.seesNo(shared('VOTE_WAITING'));
});

test('an option of the Bihar machine counts once', async ({ visitor, product }) => {
  const before = await product.biharCounts();
  const name = bihar('NOTA');
  await visitor.open('/demoevm-bihar');
  await visitor.press('button', shared('A11Y_PRESS', { serial: '४', name }));
  await visitor.sees(bihar('BIHAR_VOTED', { name }));
  const after = { ...before, '4': (before['4'] ?? 0) + 1 };
  await expect.poll(() => product.biharCounts()).toEqual(after);
});

test('another language is a choice, also for the next visit', async ({ visitor }) => {
  const english = wordsOf('mfe-voting', 'en')('VOTE_FOR', { name: 'Asha Namune', serial: 3 });
  await visitor.open('/demo/demo');
  await visitor.seesNo(TOO_OLD);
  await visitor.choose(shared('LANGUAGE'), 'en');
  await visitor.sees(english);
  await visitor.open('/demo/demo');
  await visitor.sees(english);
});

test('a page without a machine says that the browser is too old', async ({ visitor }) => {
  await visitor.open('/create');
  await visitor.sees(TOO_OLD);
});
