import { test } from '../test';
import { wordsOf } from '../../words';

const shell = wordsOf('shell', 'en');
const machine = wordsOf('mfe-voting', 'en')('VOTE_FOR', { name: 'Asha Namune', serial: 3 });

test('Back and Forward lead through the pages that were opened', async ({ visitor }) => {
  await visitor.open('/create');
  await visitor.choose(wordsOf('shared/ui', 'mr')('LANGUAGE'), 'en');
  await visitor.sees(wordsOf('mfe-create', 'en')('CREATE_HEADING'));
  await visitor.open('/nowhere');
  await visitor.sees(shell('PAGE_NOT_FOUND'));
  await visitor.press('link', shell('GO_DEMO'));
  await visitor.isAt(/^\/demo\/demo$/);
  await visitor.sees(machine);
  await visitor.open('/auth');
  await visitor.sees(wordsOf('mfe-admin', 'en')('AUTH_LOGIN_TITLE'));

  await visitor.back();
  await visitor.isAt(/^\/demo\/demo$/);
  await visitor.sees(machine);
  await visitor.back();
  await visitor.isAt(/^\/nowhere$/);
  await visitor.sees(shell('PAGE_NOT_FOUND'));
  await visitor.back();
  await visitor.isAt(/^\/create$/);
  await visitor.sees(wordsOf('mfe-create', 'en')('CREATE_HEADING'));
  await visitor.forward();
  await visitor.isAt(/^\/nowhere$/);
  await visitor.sees(shell('PAGE_NOT_FOUND'));
  await visitor.forward();
  await visitor.isAt(/^\/demo\/demo$/);
  await visitor.sees(machine);
  await visitor.press('button', wordsOf('shared/ui', 'en')('A11Y_PRESS_BLANK', { serial: 5 }));
  await visitor.sees(wordsOf('mfe-voting', 'en')('WRONG_ROW', { serial: 3 }));
});
