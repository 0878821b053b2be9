import { createTestHost } from '@demo-evm/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { openDashboard } from './testing/open-admin';
import { EMAIL, PASSWORD, serveAdmin, TOKEN } from './testing/serve-admin';

const server = serveAdmin();

const update = () => screen.getByRole('button', { name: 'Update EVM Details' });
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('the dashboard shows the four cards', async () => {
  await openDashboard();
  expect(valueOf('Status')?.trim()).toBe('Active');
  expect(valueOf('Demo link')).toBe('/demo/asha');
  expect(valueOf('EVM serial')).toBe('3');
  expect(valueOf('Last updated')).toContain('15 Jan 2026');
});

it('the cards have defaults for a machine without a serial number or an update', async () => {
  server.machine = { vid: 'asha', email: EMAIL };
  await openDashboard();
  expect(valueOf('EVM serial')).toBe('000000');
  expect(valueOf('Last updated')).toBe('Never');
});

it('the form shows every field as it is saved', async () => {
  await openDashboard();
  const fields = {
    'Election type': 'Maharashtra Municipal Corporation Election',
    'Section name': 'Sample City',
    'Section number': 21,
    "Machine serial (candidate's position)": 3,
    'Candidate name (English)': 'Asha Namune',
    'Candidate name (Marathi)': 'आशा नमुने',
    'Area name (English)': 'Udaharan Nagar',
    'Area name (Marathi)': 'उदाहरण नगर',
    'Party name': 'Sample Party',
    'Theme color': '#430a8a',
    'Language of the machine': 'en',
    'Marker (mva)': '',
    Priority: '',
  };
  for (const [label, value] of Object.entries(fields))
    expect(screen.getByLabelText(label)).toHaveValue(value === '' ? '' : value);
});

it('an update sends what the specification says, and the form then shows what the server has saved', async () => {
  const { user } = await openDashboard();
  await user.clear(screen.getByLabelText('Party name'));
  await user.clear(screen.getByLabelText('Section name'));
  await user.type(screen.getByLabelText('Candidate name (English)'), ' Patil ');
  expect(screen.getByText('You have changes that are not saved yet.')).toBeVisible();
  await user.click(update());
  expect(await screen.findByText('EVM details updated successfully!')).toBeVisible();
  expect(server.sentTo('evm')).toEqual([
    {
      client_name: 'Asha Office',
      main_title: 'Maharashtra Municipal Corporation Election',
      entity_subtitle: null,
      vidint: 21,
      evmsr: 3,
      e_cname: 'Asha Namune Patil',
      cname: 'आशा नमुने',
      e_vname: 'Udaharan Nagar',
      vname: 'उदाहरण नगर',
      extra3: '#430a8a',
      extra4: 'en',
      symbolurl: '/images/symbol.svg',
    },
  ]);
  expect(screen.getByLabelText('Party name')).toHaveValue('Sample Party');
  expect(screen.getByLabelText('Candidate name (English)')).toHaveValue('Asha Namune Patil');
  expect(screen.queryByText('You have changes that are not saved yet.')).not.toBeInTheDocument();
  expect(window.sessionStorage).toHaveLength(0);
});

it('an update is remembered in the browser when the server’s answer does not contain the machine', async () => {
  delete (server.machine as { updated_at?: string }).updated_at;
  server.use(http.put('*/api/evm/', () => HttpResponse.json({ message: 'ok' })));
  const { user } = await openDashboard();
  await user.clear(screen.getByLabelText("Machine serial (candidate's position)"));
  await user.type(screen.getByLabelText("Machine serial (candidate's position)"), '9');
  await user.click(update());
  await screen.findByText('EVM details updated successfully!');
  expect(valueOf('EVM serial')).toBe('9');
  expect(valueOf('Last updated')).not.toBe('Never');
});

it.each([
  ["Machine serial (candidate's position)", '17', 'Enter a number from 1 to 16.'],
  ["Machine serial (candidate's position)", '2.5', 'Enter a number from 1 to 16.'],
  ['Section number', '-1', 'Enter a whole number.'],
  ['Party name', 'x'.repeat(201), 'This is too long.'],
])('the form refuses %s %s beside its field and sends nothing', async (label, value, problem) => {
  const { user } = await openDashboard();
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(update());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(server.sentTo('evm')).toEqual([]);
});

it('the draft survives the end of a session, and a login brings it back', async () => {
  const host = createTestHost({}, { access_token: TOKEN });
  const { user } = await openDashboard(host);
  await user.type(screen.getByLabelText('Party name'), ' of India');
  server.use(http.put('*/api/evm/', () => HttpResponse.json({}, { status: 401 }), { once: true }));
  await user.click(update());
  expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(screen.queryByText(/Failed to Update/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Email'), EMAIL);
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByLabelText('Party name')).toHaveValue('Sample Party of India');
  await user.click(update());
  await screen.findByText('EVM details updated successfully!');
  expect(server.machine.sname).toBe('Sample Party of India');
});

it('a preview has the unsaved form, and the draft is there again afterwards', async () => {
  jest.spyOn(console, 'warn').mockImplementation(); // the router warns that the test has no route for the preview
  const { user, host, unmount } = await openDashboard();
  await user.type(screen.getByLabelText('Candidate name (Marathi)'), ' पाटील');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  expect(host.preview.take()).toMatchObject({ vid: 'asha', cname: 'आशा नमुने पाटील', evmsr: 3 });
  expect(server.sentTo('evm')).toEqual([]);
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(new RegExp(`${TOKEN}|password`));
  unmount();
  await openDashboard(host);
  expect(screen.getByLabelText('Candidate name (Marathi)')).toHaveValue('आशा नमुने पाटील');
  expect(screen.getByText('You have changes that are not saved yet.')).toBeVisible();
});

it('the published page opens in a new tab', async () => {
  await openDashboard();
  const link = screen.getByRole('link', { name: 'Preview Demo' });
  expect(link).toHaveAttribute('href', '/demo/asha');
  expect(link).toHaveAttribute('target', '_blank');
});

it('the browser asks before it closes a page with changes, and only then', async () => {
  const { user } = await openDashboard();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await user.type(screen.getByLabelText('Party name'), '!');
  expect(leave()).toBe(true);
});

it('a logout that would lose changes asks first', async () => {
  const { user, host } = await openDashboard();
  await user.type(screen.getByLabelText('Party name'), '!');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await user.click(screen.getByRole('button', { name: 'Stay here' }));
  expect(screen.getByLabelText('Party name')).toHaveValue('Sample Party!');
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  const dialog = screen.getByRole('dialog', { name: 'Log out without saving?' });
  await user.click(within(dialog).getByRole('button', { name: 'Logout' }));
  expect(host.session.getState().token).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

describe('the short link', () => {
  async function openDialog() {
    const page = await openDashboard();
    await page.user.type(screen.getByLabelText('Party name'), '!');
    await page.user.click(screen.getByRole('button', { name: 'Change Short Link' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Change Short Link' }));
    return { ...page, dialog, input: dialog.getByLabelText('New VID') };
  }

  it('can be changed: the dialog closes, link and QR code follow, and what is typed stays', async () => {
    const { user, dialog, input } = await openDialog();
    expect(dialog.getByText('asha')).toBeVisible();
    await user.type(input, ' asha-2026 ');
    expect(dialog.getByText('Your link will be: http://localhost/demo/asha-2026')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('VID updated successfully!')).toBeVisible();
    expect(server.sentTo('vid')).toEqual([{ vid: 'asha-2026' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(valueOf('Demo link')).toBe('/demo/asha-2026');
    const share = within(screen.getByRole('complementary', { name: 'Share' }));
    expect(
      share.getByRole('img', { name: 'QR code of http://localhost/demo/asha-2026' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText('Party name')).toHaveValue('Sample Party!');
  });

  it.each([
    ['  ', 'This field is required.'],
    ['asha', 'Enter a short link different from the current one.'],
    [' Preview ', 'This word cannot be used as a short link.'],
    ['evm_5', 'This word cannot be used as a short link.'],
    ['a/b', /^Use 2 to 40 letters/],
  ])('"%s" is not sent: the dialog says why, and the console has a warning', async (vid, problem) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { user, dialog, input } = await openDialog();
    await user.type(input, vid);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(problem));
    expect(warn).toHaveBeenCalledTimes(1);
    expect(server.sentTo('vid')).toEqual([]);
  });
});

it('the published machine can be shared on WhatsApp, as a link and as a poster', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation();
  const { user } = await openDashboard();
  const share = within(screen.getByRole('complementary', { name: 'Share' }));
  expect(share.getByRole('link', { name: 'Send on WhatsApp' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('serial no. 3, Asha Namune: http://localhost/demo/asha')),
  );
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(share.getByRole('button', { name: 'Copy link' }));
  expect(copy).toHaveBeenCalledWith('http://localhost/demo/asha');
  await user.click(share.getByRole('button', { name: 'Print poster' }));
  expect(print).toHaveBeenCalled();
  const poster = document.querySelector('body > .poster');
  expect(poster).toHaveTextContent(/३.*Asha Namune.*आशा नमुने.*This is a practice machine/);
});

it('has no button for the poster in a browser that cannot print', async () => {
  const print = Object.getOwnPropertyDescriptor(window, 'print');
  Reflect.deleteProperty(window, 'print');
  try {
    await openDashboard();
    const share = within(screen.getByRole('complementary', { name: 'Share' }));
    expect(share.getByRole('button', { name: 'Copy link' })).toBeVisible();
    expect(share.queryByRole('button', { name: 'Print poster' })).not.toBeInTheDocument();
  } finally {
    Object.defineProperty(window, 'print', print ?? {});
  }
});
