import { expect, test } from '../test';
import type { Visitor } from '../visitor';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-voting', 'hi');
const shared = wordsOf('shared/ui', 'hi');

const RIGHT = shared('A11Y_PRESS', { serial: '३', name: 'आशा नमुने' });
const WRONG = shared('A11Y_PRESS_BLANK', { serial: '५' });

async function voteAndClose(visitor: Visitor, line = text('MODAL_TITLE')): Promise<void> {
  await visitor.press('button', RIGHT);
  await visitor.sees(shared('A11Y_LAMP_ON', { serial: '३' }));
  await visitor.sees(line);
  await visitor.press('button', text('PRACTISE_AGAIN'));
  await visitor.seesNo(text('PRACTISE_AGAIN'));
}

test('the right button lights its lamp and counts a vote, and can be pressed again', async ({
  visitor,
  product,
}) => {
  const before = await product.count('demo');
  await visitor.open('/demo/demo');
  await voteAndClose(visitor);
  await expect.poll(() => product.count('demo')).toBe(before + 1);
  await voteAndClose(visitor);
  await expect.poll(() => product.count('demo')).toBe(before + 2);
});

test('a wrong button says which one is right and counts nothing', async ({ visitor, product }) => {
  const before = await product.count('demo');
  await visitor.open('/demo/demo');
  await visitor.press('button', WRONG);
  await visitor.sees(text('WRONG_ROW', { serial: '३' }));
  await voteAndClose(visitor);
  await expect.poll(() => product.count('demo')).toBe(before + 1);
});

test('a vote without the network is counted once when the network is back', async ({ visitor, product }) => {
  await visitor.open('/demo/demo');
  await voteAndClose(visitor);
  await expect.poll(() => product.count('demo')).toBeGreaterThan(0);
  const before = await product.count('demo');
  await product.kill();
  await voteAndClose(visitor, shared('VOTE_WAITING'));
  await visitor.sees(shared('VOTE_WAITING'));
  await product.start();
  expect(await product.count('demo')).toBe(before);
  await expect.poll(() => product.count('demo'), { timeout: 40_000 }).toBe(before + 1);
  await visitor.seesNo(shared('VOTE_WAITING'));
  await voteAndClose(visitor);
  await expect.poll(() => product.count('demo')).toBe(before + 2);
});

test('the machine can be shared on WhatsApp with a text about it and its address', async ({
  visitor,
  product,
}) => {
  await visitor.open('/demo/demo');
  await visitor.sees(shared('SHARE_WHATSAPP'));
  const url = `${product.url}/demo/demo`;
  const sharedText = async () => {
    const [link] = await visitor.values('a[href^="https://wa.me/"]', 'href');
    return new URL(link ?? '').searchParams.get('text');
  };
  await expect.poll(sharedText).toBe(text('SHARE_TEXT', { serial: '३', name: 'आशा नमुने', url }));
});

test('a chosen language is used at once and at the next visit', async ({ visitor }) => {
  const english = wordsOf('mfe-voting', 'en')('VOTE_FOR', { name: 'Asha Namune', serial: 3 });
  await visitor.open('/demo/demo');
  await visitor.sees(text('VOTE_FOR', { name: 'आशा नमुने', serial: '३' }));
  await expect.poll(() => visitor.values('[data-drawn]', 'textContent')).toEqual([]); // the App removes `data-drawn`
  await visitor.choose(shared('LANGUAGE'), 'en');
  await visitor.sees(english);
  await visitor.open('/create');
  await visitor.sees(wordsOf('mfe-create', 'en')('CREATE_HEADING'));
  await visitor.open('/demo/demo');
  await visitor.sees(english);
});
