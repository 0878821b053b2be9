import { screen } from '@testing-library/react';
import { app, EarlyPage, openEarlyPage, pass, user } from './testing/early-page';

beforeEach(() => {
  jest.clearAllMocks();
  jest.useFakeTimers();
  globalThis.demoEvmHandover = undefined;
  document.head.innerHTML = '';
  jest.spyOn(console, 'error').mockImplementation(); // React's development build logs attributes that differ
});
afterEach(() => jest.useRealTimers());

const HASH = 'sha256-abc';
const open = () => openEarlyPage(<EarlyPage />, { folder: '/mfe-voting/1/', listen: HASH });
const button = () => screen.getByRole('button', { name: 'Listen' });
const scripts = () => [...document.head.querySelectorAll('script')];

it('loads the script that reads aloud once, and looks pressed meanwhile', async () => {
  open();
  expect(scripts()).toEqual([]);
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  const [script, ...more] = scripts();
  expect(more).toEqual([]);
  expect(script).toMatchObject({ src: 'http://localhost/mfe-voting/1/early-listen.js', integrity: HASH });
});

it('leaves the button to the script when it is there', async () => {
  const hydrate = open();
  await user.click(button());
  scripts()[0]?.dispatchEvent(new Event('load'));
  await user.click(button());
  expect(button()).toHaveAttribute('aria-pressed', 'true');
  hydrate();
  await pass(0);
  expect(app.onListen).not.toHaveBeenCalled();
});

it.each(['the script is late', 'the script does not arrive'])('lets the App read where %s', async (how) => {
  const hydrate = open();
  await user.click(button());
  if (how !== 'the script is late') scripts()[0]?.dispatchEvent(new Event('error'));
  hydrate();
  await pass(0);
  expect(app.onListen).toHaveBeenCalledTimes(1);
});

it('lets the App read in a release without the script', async () => {
  const hydrate = openEarlyPage();
  await user.click(button());
  expect(scripts()).toEqual([]);
  hydrate();
  await pass(0);
  expect(app.onListen).toHaveBeenCalledTimes(1);
});
