import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openDashboard } from '../testing/open-admin';
import { serveAdmin } from '../testing/serve-admin';
import uiEn from '@demo-evm/shared/ui/translations/en.json';
import en from '../translations/en.json';

const server = serveAdmin();

const pageWith = (properties: Readonly<Record<string, string>>) =>
  `<!doctype html><html><head><style>b{}</style><title>Page</title>${Object.entries(properties)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}">`)
    .join('')}</head><body><div style="color:red"></div></body></html>`;

const TEXTS = {
  title: 'आशा &lt;b&gt; · अनुक्रमांक ३',
  description: 'डेमो यंत्रावर बटण दाबा.',
  locale: 'mr_IN',
};
const PICTURE = { image: 'http://localhost/link-pictures/asha/1.png', 'image:alt': 'आशा. सराव' };

async function openShare() {
  const page = await openDashboard();
  const share = within(screen.getByRole('complementary', { name: uiEn.SHARE }));
  await share.findByRole('img', { name: /^QR code/ });
  return { ...page, share };
}

it('the card shows what messengers show: picture, title, description and host, in the machine’s language', async () => {
  server.page = pageWith({ ...TEXTS, ...PICTURE });
  const { share } = await openShare();
  const card = within(await share.findByRole('figure'));
  expect(card.getByText(en.LINK_CARD)).toBeVisible();
  const title = card.getByText('आशा <b> · अनुक्रमांक ३');
  expect(title.closest('[lang]')).toHaveAttribute('lang', 'mr');
  expect(card.getByText('डेमो यंत्रावर बटण दाबा.')).toBeVisible();
  expect(card.getByText('localhost')).toBeVisible();
  expect(card.getByRole('img', { name: 'आशा. सराव' })).toHaveAttribute('src', '/link-pictures/asha/1.png');
});

it.each([
  ['names none', {}],
  ['names one that this site may not load', { image: 'http://other.example/a.png' }],
  ['names an address that is none', { image: 'http://[' }],
])('the card has only texts when the page %s', async (_, picture) => {
  server.page = pageWith({ ...TEXTS, ...picture });
  const { share } = await openShare();
  const card = within(await share.findByRole('figure'));
  expect(card.getByText('localhost')).toBeVisible();
  expect(card.queryByRole('img')).not.toBeInTheDocument();
});

it('a picture that does not load is left out', async () => {
  server.page = pageWith({ ...TEXTS, ...PICTURE, description: '' });
  const { share } = await openShare();
  const card = within(await share.findByRole('figure'));
  fireEvent.error(card.getByRole('img'));
  expect(card.queryByRole('img')).not.toBeInTheDocument();
  expect(card.getByText('localhost')).toBeVisible();
});

it.each([
  ['cannot be read', ''],
  ['says nothing to messengers', '<html><title>Log in to the network</title></html>'],
])('there is no card when the page %s, and the link can be sent', async (_, page) => {
  server.page = page;
  const { share } = await openShare();
  await waitFor(() => expect(document.querySelector('.room')).toBeNull());
  expect(share.queryByRole('figure')).not.toBeInTheDocument();
  expect(share.getByRole('link', { name: uiEn.SHARE_WHATSAPP })).toBeVisible();
});

it('the card is read again after an update', async () => {
  server.page = pageWith(TEXTS);
  const { user, share } = await openShare();
  await share.findByRole('figure');
  server.page = pageWith({ ...TEXTS, title: 'आशा पाटील' });
  await user.click(screen.getByRole('button', { name: en.DASH_UPDATE }));
  expect(await share.findByText('आशा पाटील')).toBeVisible();
});
