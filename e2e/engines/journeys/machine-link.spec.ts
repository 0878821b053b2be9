import { test } from '../test';
import { wordsOf } from '../../words';

const text = wordsOf('mfe-create', 'en');
const shared = wordsOf('shared/ui', 'en');

test('a machine travels in a link, and has votes of its own on the device that opens it', async ({
  visitor,
}) => {
  await visitor.open('/create');
  await visitor.choose(wordsOf('shared/ui', 'mr')('LANGUAGE'), 'en');
  await visitor.fill(text('CREATE_TITLE'), 'Class monitor');
  await visitor.fill(text('CREATE_CANDIDATE', { number: 1 }), 'रवी');
  await visitor.press('button', text('CREATE_GENERATE'));
  await visitor.isAt(/^\/demo\/evm_\d{13}$/);
  await visitor.press('button', shared('A11Y_PRESS', { serial: 1, name: 'रवी' }));
  await visitor.sees(wordsOf('mfe-voting', 'en')('MODAL_TITLE'));
  await visitor.press('button', shared('CLOSE'));
  await visitor.press('button', 'Send the machine');
  await visitor.sees('Scan on another phone');
  const [link = ''] = await visitor.values('dialog input', 'value');
  const { pathname, hash } = new URL(link);

  // A device that does not have the machine: this one, after the machine was deleted.
  await visitor.open('/create');
  await visitor.press('button', wordsOf('mfe-create', 'en')('A11Y_DELETE', { title: 'Class monitor' }));
  await visitor.open(pathname + hash);
  await visitor.sees(shared('A11Y_TOTAL', { count: 0 }));
  await visitor.press('button', shared('A11Y_PRESS', { serial: 1, name: 'रवी' }));
  await visitor.sees(wordsOf('mfe-voting', 'en')('MODAL_TITLE'));
  await visitor.press('button', shared('CLOSE'));
  await visitor.press('button', 'Keep on this device');
  await visitor.isAt(/^\/demo\/evm_\d{13}$/);
  await visitor.sees(shared('A11Y_TOTAL', { count: 1 }));
});
