import { test } from '../test';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-create', 'en');
const shared = wordsOf('shared/ui', 'en');

test('a machine is made on this device, takes a vote, and is still there when its page is opened again', async ({
  visitor,
}) => {
  await visitor.open('/create');
  await visitor.choose(wordsOf('shared/ui', 'mr')('LANGUAGE'), 'en');
  await visitor.fill(text('CREATE_TITLE'), 'Class monitor');
  await visitor.fill(text('CREATE_CANDIDATE', { number: 1 }), 'Asha');
  await visitor.press('button', text('CREATE_ADD'));
  await visitor.fill(text('CREATE_CANDIDATE', { number: 2 }), 'रवी');
  await visitor.press('button', text('CREATE_GENERATE'));
  const path = await visitor.isAt(/^\/demo\/evm_\d{13}$/);
  await visitor.press('button', shared('A11Y_PRESS', { serial: 2, name: 'रवी' }));
  await visitor.sees(wordsOf('mfe-voting', 'en')('MODAL_TITLE'));
  await visitor.press('button', shared('CLOSE'));
  await visitor.open(path);
  await visitor.sees(shared('A11Y_TOTAL', { count: 1 }));
  await visitor.open('/create');
  await visitor.sees(wordsOf('mfe-create', 'en')('CREATE_SUMMARY', { candidates: 2, votes: 1 }));
});
