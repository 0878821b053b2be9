import { browserStorage } from '@demo-evm/shared/device';
import { createTexts } from '@demo-evm/shared/i18n';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import words from '../translations/en.json';
import { SoundSwitch } from './sound-switch';
import { createSounds } from './sounds';

it('says whether the sounds are on, in its state, its title and its icon', async () => {
  const sounds = createSounds(browserStorage);
  render(
    <I18nextProvider i18n={createTexts('en', { en: words, hi: {}, mr: {} })}>
      <SoundSwitch sounds={sounds} />
    </I18nextProvider>,
  );
  const button = screen.getByRole('switch', { name: words.SOUND });
  const icon = () => button.querySelector('svg')?.innerHTML;
  expect(button).toBeChecked();
  expect(button).toHaveAttribute('title', words.SOUND_ON);
  const iconOfSound = icon();

  await userEvent.click(button);
  expect(button).not.toBeChecked();
  expect(button).toHaveAttribute('title', words.SOUND_OFF);
  expect(icon()).not.toBe(iconOfSound);

  await userEvent.click(button);
  expect(button).toBeChecked();
  expect(icon()).toBe(iconOfSound);
});
