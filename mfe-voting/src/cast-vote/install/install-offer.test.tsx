import { aMachine } from '@demo-evm/shared/testing';
import { screen, within } from '@testing-library/react';
import { englishHost, findButton, openPage, serveVoting, words } from '../../testing/open-voting';
import { INSTALL_WORDS } from './install-words';
import { PRACTICES_KEY, PRACTISED_ONCE } from './practices';

const server = serveVoting();
const { install, dismiss } = INSTALL_WORDS.en;

beforeEach(() => {
  localStorage.clear();
  server.machines.set('demo', aMachine());
  globalThis.demoEvmInstall = jest.fn();
});
afterEach(() => {
  globalThis.demoEvmInstall = undefined;
});

/** Opens the page, practises and closes the slip. */
async function practise() {
  const { user, unmount } = openPage('/demo/demo', englishHost());
  await user.click(await findButton(3));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: words.PRACTISE_AGAIN }));
  return { user, unmount };
}

const offer = () => screen.queryByRole('region', { name: install });
const idle = () => new Promise((resolve) => setTimeout(resolve, 50));

it('offers the home screen after the second practice, without taking the focus', async () => {
  const first = await practise();
  await idle();
  expect(offer()).toBeNull();
  first.unmount();
  const { user } = await practise();
  expect(await screen.findByRole('region', { name: install })).toBeVisible();
  expect(await findButton(3)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: install }));
  expect(globalThis.demoEvmInstall).toHaveBeenCalledTimes(1);
  expect(offer()).toBeNull();
});

it('is offered once, also if it was declined', async () => {
  localStorage.setItem(PRACTICES_KEY, PRACTISED_ONCE);
  const { user, unmount } = await practise();
  await user.click(await screen.findByRole('button', { name: dismiss }));
  expect(offer()).toBeNull();
  unmount();
  await practise();
  await idle();
  expect([offer(), jest.mocked(globalThis.demoEvmInstall)?.mock.calls]).toEqual([null, []]);
});

it('waits for a later practice if the browser cannot install the page', async () => {
  localStorage.setItem(PRACTICES_KEY, PRACTISED_ONCE);
  globalThis.demoEvmInstall = undefined;
  const { unmount } = await practise();
  await idle();
  expect(offer()).toBeNull();
  unmount();
  globalThis.demoEvmInstall = jest.fn();
  await practise();
  expect(await screen.findByRole('region', { name: install })).toBeVisible();
});

it('does not offer the preview of an unsaved form', async () => {
  localStorage.setItem(PRACTICES_KEY, PRACTISED_ONCE);
  window.history.replaceState(null, '', '/demo/preview');
  await practise();
  await idle();
  expect([offer(), localStorage.getItem(PRACTICES_KEY)]).toEqual([null, PRACTISED_ONCE]);
  window.history.replaceState(null, '', '/');
});
