import { expect, test } from '../test';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-bihar', 'hi');
const shared = wordsOf('shared/ui', 'hi');

test('a press on an option of the Bihar machine counts once and shows the new count', async ({
  visitor,
  product,
}) => {
  const hindi = new Intl.NumberFormat('hi-IN-u-nu-deva');
  const before = await product.biharCounts();
  const name = text('NOTA');
  await visitor.open('/demoevm-bihar');
  await visitor.sees(text('BIHAR_HEADING'));
  await visitor.press('button', shared('A11Y_PRESS', { serial: '४', name }));
  await visitor.sees(shared('A11Y_LAMP_ON', { serial: '४' }));
  await visitor.sees(text('BIHAR_VOTED', { name }));
  const after = (before['4'] ?? 0) + 1;
  await expect.poll(() => product.biharCounts()).toEqual({ ...before, '4': after });
  await expect
    .poll(() => visitor.values('[role=row]:nth-child(4) [role=cell], tr:nth-child(4) td', 'textContent'))
    .toContainEqual(expect.stringMatching(new RegExp(`^${hindi.format(after)}(\\D|$)`)));
});
