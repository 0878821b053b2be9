import { formatMoment, type OwnEvmDetails } from '@demo-evm/shared/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findMessage, openDashboard } from './testing/open-admin';
import { serveAdmin } from './testing/serve-admin';
import en from './translations/en.json';
import updateEvmEn from './update-evm/texts/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';

const server = serveAdmin();

const PARTY = 'Party name';
const REPLACED_AT = '2026-11-22T05:01:00.000Z';
const UNTIL = `Until ${formatMoment(new Date(REPLACED_AT), 'en')}`;

/** Puts one earlier version on the server, which differs from the machine by `differing`, and opens the dialog. */
async function openVersions(
  differing: object,
  before: (page: Page) => Promise<unknown> = () => Promise.resolve(),
) {
  server.machine = { ...server.machine, version_count: 1 };
  server.versions = [{ ...server.machine, ...differing, id: 'v1', replaced_at: REPLACED_AT }];
  const page = await openDashboard();
  await before(page);
  await page.user.click(screen.getByRole('button', { name: en.VERSIONS_TITLE }));
  const dialog = within(await screen.findByRole('dialog', { name: en.VERSIONS_TITLE }));
  return { ...page, dialog };
}
type Page = Awaited<ReturnType<typeof openDashboard>>;
type Opened = Awaited<ReturnType<typeof openVersions>>;

async function publishAgain({ user, dialog }: Opened) {
  await user.click(await dialog.findByText(UNTIL));
  await user.click(dialog.getByRole('button', { name: /^Publish this again/ }));
  await user.click(dialog.getByRole('button', { name: updateEvmEn.VERSION_PUBLISH }));
}

const typeParty = async ({ user }: Page, text: string) => {
  await user.clear(screen.getByLabelText(PARTY));
  await user.type(screen.getByLabelText(PARTY), text);
};

it('shows until when a version was published, and each field that is different now', async () => {
  const { user, dialog } = await openVersions({
    sname: 'Old Party',
    extra4: 'mr',
    symbolurl: '/files/old.png',
  });
  expect(
    await dialog.findByText('Different now: Party name, Language of the machine, Symbol image'),
  ).toBeVisible();
  await user.click(dialog.getByText(UNTIL));
  const row = within(dialog.getByRole('row', { name: /^Party name/ }));
  expect(row.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['Old Party', 'Sample Party']);
  expect(dialog.getByRole('row', { name: 'Language of the machine मराठी English' })).toBeInTheDocument();
  expect(dialog.getAllByRole('img')[0]).toHaveAttribute('src', '/files/old.png');
  expect(server.sentTo('evm')).toEqual([]);
});

it('publishes a version again after a question, also its blank fields, and shows it in the form', async () => {
  const opened = await openVersions({ sname: null, cname: 'जुने', extra3: null, vidint: 7 });
  await publishAgain(opened);
  await findMessage(en.MSG_VERSION_PUBLISHED);
  expect(server.sentTo('evm')).toMatchObject([{ sname: '', cname: 'जुने', extra3: null, vidint: 7, evmsr: 3 }]);
  expect(screen.getByLabelText(PARTY)).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('keeps unpublished changes in the form, and says so before', async () => {
  const opened = await openVersions({ sname: 'Old Party', cname: 'जुने' }, (page) => typeParty(page, 'Typed'));
  await opened.user.click(await opened.dialog.findByText(/^Until/));
  await opened.user.click(opened.dialog.getByRole('button', { name: /^Publish this again/ }));
  expect(opened.dialog.getByRole('alert')).toHaveTextContent(
    'Your unpublished changes stay in the form and are not published: Party name.',
  );
  await opened.user.click(opened.dialog.getByRole('button', { name: updateEvmEn.VERSION_PUBLISH }));
  await findMessage(en.MSG_VERSION_PUBLISHED);
  expect(server.sentTo('evm')).toMatchObject([{ sname: 'Old Party', cname: 'जुने' }]);
  expect(screen.getByLabelText(PARTY)).toHaveValue('Typed');

  await opened.user.click(screen.getByRole('button', { name: en.DASH_UPDATE }));
  await waitFor(() => expect(server.sentTo('evm')).toHaveLength(2));
  expect(server.machine).toMatchObject({ sname: 'Typed', cname: 'जुने' }); // no question about a conflict with oneself
});

it('asks about a field that somebody else has changed meanwhile, and loses no other change', async () => {
  const opened = await openVersions({ sname: 'Old Party' });
  const theirs: OwnEvmDetails = { sname: 'Their Party', entity_subtitle: 'Their City' };
  server.machine = { ...server.machine, ...theirs };
  await publishAgain(opened);
  const dialog = within(await screen.findByRole('dialog', { name: en.MERGE_TITLE }));
  expect(server.sentTo('evm')).toEqual([]);
  await opened.user.click(dialog.getByRole('button', { name: en.MERGE_PUBLISH }));
  expect(
    await screen.findByText(/^The earlier version is published again\. .*: Section name\.$/),
  ).toBeVisible();
  expect(server.machine).toMatchObject({ sname: 'Old Party', entity_subtitle: 'Their City' });
});

it('says why the server has refused a version, and shows what is published', async () => {
  const opened = await openVersions({ sname: 'Old Party' });
  server.use(http.put('*/api/evm/', () => HttpResponse.json({ detail: 'No.' }, { status: 422 })));
  await publishAgain(opened);
  expect(await screen.findByText('Failed to Update EVM Demo Info: No.')).toBeVisible();
  expect(screen.getByLabelText(PARTY)).toHaveValue('Sample Party');
});

it('says when a version is the same as now', async () => {
  const { dialog } = await openVersions({});
  expect(await dialog.findByText(updateEvmEn.VERSION_SAME)).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Publish/ })).not.toBeInTheDocument();
});

it('a list that cannot be loaded says why, and loads on request', async () => {
  let isBroken = true;
  server.use(
    http.get('*/api/evm/versions', () =>
      isBroken ? HttpResponse.error() : HttpResponse.json({ versions: server.versions }),
    ),
  );
  const { user, dialog } = await openVersions({ sname: 'Old Party' });
  expect(await dialog.findByText(/^The earlier versions could not be loaded: /)).toBeVisible();
  isBroken = false;
  await user.click(dialog.getByRole('button', { name: uiEn.RETRY }));
  expect(await dialog.findByText(/^Until/)).toBeVisible();
});
