import { request as requests } from '@playwright/test';
import { changeMachine, changeVid, createCampaign } from '../../campaign';
import { expect, test } from '../test';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-voting', 'hi');
const shared = wordsOf('shared/ui', 'hi');

test('a machine that was opened before opens without a network, and its vote is counted once afterwards', async ({
  visitor,
  product,
}) => {
  const before = await product.count('demo');
  await visitor.open('/demo/demo');
  await visitor.has('/demo/demo');
  await product.kill();
  await visitor.open('/demo/demo');
  // The App removes `data-drawn` when it runs.
  await expect.poll(() => visitor.values('[data-drawn]', 'textContent')).toEqual([]);
  await visitor.press('button', shared('A11Y_PRESS', { serial: '३', name: 'आशा नमुने' }));
  await visitor.sees(text('PRACTISE_AGAIN'));
  await visitor.sees(shared('VOTE_WAITING'));
  await product.start();
  await visitor.open('/demo/demo');
  await expect.poll(() => product.count('demo'), { timeout: 40_000 }).toBe(before + 1);
  await visitor.open('/demo/demo');
  await visitor.sees(
    shared('A11Y_TOTAL', { count: new Intl.NumberFormat('hi-IN-u-nu-deva').format(before + 1) }),
  );
  expect(await product.count('demo')).toBe(before + 1);
});

test('a machine that was changed or has moved is opened in place of the kept page', async ({
  visitor,
  product,
}) => {
  const request = await requests.newContext({ baseURL: product.url });
  const campaign = await createCampaign({ request });
  await changeMachine({ request }, campaign, { e_cname: 'Bela Nayi', cname: 'बेला नयी' });
  const path = `/demo/${campaign.vid}`;
  await visitor.open(path);
  await visitor.has(path);
  await visitor.sees('बेला नयी');
  await changeMachine({ request }, campaign, { e_cname: 'Chandra Purana', cname: 'चंद्रा पुराना' });
  await visitor.open(`${path}?again#machine`);
  await visitor.sees('चंद्रा पुराना');
  await visitor.seesNo('बेला नयी');
  await changeVid({ request }, campaign, `${campaign.vid}-2`);
  await visitor.open(`${path}?moved`);
  await visitor.isAt(new RegExp(`^${path}-2$`));
  await visitor.sees('चंद्रा पुराना');
  await request.dispose();
});

test('a machine of this device opens without a network', async ({ visitor, product }) => {
  const create = wordsOf('mfe-create', 'mr');
  await visitor.open('/create');
  await visitor.fill(create('CREATE_TITLE'), 'Class monitor');
  await visitor.fill(create('CREATE_CANDIDATE', { number: '१' }), 'Asha');
  await visitor.press('button', create('CREATE_GENERATE'));
  const path = await visitor.isAt(/^\/demo\/evm_\d{13}$/);
  await visitor.has('/demo/evm_');
  await product.kill();
  await visitor.open(path);
  await visitor.sees('Asha');
  await product.start();
});
