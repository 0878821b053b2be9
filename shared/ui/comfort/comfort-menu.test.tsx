import { TranslationProvider } from '@demo-evm/shared/i18n';
import { createTestHost, serveContract } from '@demo-evm/shared/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import words from '../translations/en.json';
import { ComfortMenu } from './comfort-menu';

serveContract({ tables: { en: words } });

const { dataset } = document.documentElement;

beforeEach(() => {
  localStorage.clear();
  delete dataset.text;
  delete dataset.contrast;
  setSystemContrast(false);
});

function setSystemContrast(isHigh: boolean) {
  window.matchMedia = (query) => ({ matches: isHigh && query.includes('more') }) as MediaQueryList;
}

async function openMenu() {
  const user = userEvent.setup();
  render(
    <TranslationProvider host={createTestHost({}, { language: 'en' })} builtIn={words}>
      <ComfortMenu />
      <button type="button">Elsewhere</button>
    </TranslationProvider>,
  );
  const opener = await screen.findByLabelText(words.COMFORT, { selector: 'summary' });
  await user.click(opener);
  return { user, opener, menu: opener.closest('details') };
}

it('makes all text larger, and remembers it in this browser', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: words.TEXT_LARGEST }));
  expect(dataset.text).toBe('xl');
  expect(localStorage.getItem('text-size')).toBe('xl');
  expect(screen.getByRole('button', { name: words.TEXT_LARGEST })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: words.TEXT_USUAL }));
  expect(dataset.text).toBe('m');
  expect(localStorage.getItem('text-size')).toBe('m');
});

it('shows what the page’s early script has restored', async () => {
  Object.assign(dataset, { text: 'l', contrast: 'more' });
  await openMenu();
  expect(screen.getByRole('button', { name: words.TEXT_LARGE })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('switch', { name: words.CONTRAST })).toBeChecked();
});

it('treats an unknown value as no choice', async () => {
  Object.assign(dataset, { text: '900%', contrast: '"><script>' });
  await openMenu();
  expect(screen.getByRole('button', { name: words.TEXT_USUAL })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('switch', { name: words.CONTRAST })).not.toBeChecked();
});

it('switches high contrast on and off', async () => {
  const { user } = await openMenu();
  const contrast = screen.getByRole('switch', { name: words.CONTRAST });
  await user.click(contrast);
  expect(dataset.contrast).toBe('more');
  await user.click(contrast);
  expect(dataset.contrast).toBe('less');
  expect(localStorage.getItem('contrast')).toBe('less');
});

it('can be switched off where the system asks for high contrast', async () => {
  setSystemContrast(true);
  const { user } = await openMenu();
  const contrast = screen.getByRole('switch', { name: words.CONTRAST });
  expect(contrast).toBeChecked();
  await user.click(contrast);
  expect(dataset.contrast).toBe('less');
  expect(contrast).not.toBeChecked();
});

it('closes by a press elsewhere and by Esc, which gives the focus back', async () => {
  const { user, opener, menu } = await openMenu();
  expect(menu).toHaveAttribute('open');
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu).not.toHaveAttribute('open');
  await user.click(opener);
  await user.click(screen.getByRole('button', { name: words.TEXT_LARGE }));
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(opener).toHaveFocus();
});
