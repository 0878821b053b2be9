import { screen, within } from '@testing-library/react';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin } from '../testing/serve-admin';
import en from '../translations/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';

const server = serveAdmin();
beforeEach(() => window.localStorage.clear());

const checklist = () => screen.queryByRole('region', { name: /^Your first hour/ });
const open = () =>
  within(checklist() ?? document.body)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .filter((text) => !text.startsWith('Done: '));

it('a campaign that has just registered sees what to do, each step with a way to do it', async () => {
  server.machine = { vid: 'asha', email: 'asha@example.org' };
  await openDashboard();
  expect(checklist()).toHaveAccessibleName('Your first hour: 1 of 6 done');
  expect(open()).toEqual([
    'Publish the name and the serial',
    'Publish the symbol or a photo',
    'Publish the language of the machine',
    'Look at the machine before voters do',
    'Send the link',
  ]);
  expect(screen.getByRole('link', { name: en.FIRST_SHARE })).toHaveAttribute('href', '#share-title');
  expect(document.querySelector('#share-title')).not.toBeNull();
});

it('published facts are done, and the list is gone when a preview was opened and the link shared', async () => {
  jest.spyOn(console, 'warn').mockImplementation(); // the router warns that the test has no route for the preview
  const { user, host, unmount } = await openDashboard();
  expect(open()).toEqual(['Look at the machine before voters do', 'Send the link']);
  await user.click(screen.getByRole('button', { name: uiEn.COPY_LINK }));
  expect(open()).toEqual(['Look at the machine before voters do']);
  await user.click(screen.getByRole('button', { name: en.FIRST_PREVIEW }));
  expect(host.preview.take()).toMatchObject({ vid: 'asha' });
  unmount();
  await openDashboard(host);
  expect(checklist()).toBeNull();
});

it('a hidden list stays hidden on this device, also after a new short link', async () => {
  const { user, host, unmount } = await openDashboard();
  await user.click(screen.getByRole('button', { name: en.FIRST_HIDE }));
  expect(checklist()).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
  unmount();
  server.machine = { ...server.machine, vid: 'new', former_vids: [{ vid: 'asha', since: '2026-11-22' }] };
  await openDashboard(host);
  expect(checklist()).toBeNull();
});
