import { createTestHost } from '@demo-evm/shared/testing';
import { screen, within } from '@testing-library/react';
import { openLoggedOut } from '../testing/open-admin';
import { serveAdmin } from '../testing/serve-admin';

serveAdmin();

it.each([
  ['en', 'Every voter presses your button once before polling day.', '1,284'],
  ['hi', 'मतदान के दिन से पहले हर मतदाता एक बार आपका बटन दबाए।', '१,२८४'],
  ['mr', 'मतदानाच्या दिवसाआधी प्रत्येक मतदार एकदा तुमचे बटण दाबेल.', '१,२८४'],
] as const)('what a campaign gets is beside the login, in %s', async (language, title, votes) => {
  const host = createTestHost();
  host.language.choose(language);
  openLoggedOut(host);
  const showcase = within(await screen.findByRole('region', { name: title }));
  expect(showcase.getByRole('heading', { name: title, level: 2 })).toBeVisible();
  expect(within(showcase.getByRole('img')).getAllByText(votes)).toHaveLength(2);
  expect(showcase.getAllByRole('listitem')).toHaveLength(3);
  expect(showcase.queryByRole('button')).not.toBeInTheDocument();
});
