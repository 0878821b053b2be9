import { createTestHost } from '@demo-evm/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { findMessage, openDashboard } from './testing/open-admin';
import { EMAIL, PASSWORD, serveAdmin, TOKEN } from './testing/serve-admin';
import en from './translations/en.json';
import uiEn from '@demo-evm/shared/ui/translations/en.json';

const server = serveAdmin();

const update = () => screen.getByRole('button', { name: en.DASH_UPDATE });
const valueOf = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

it('the dashboard shows the four cards', async () => {
  await openDashboard();
  expect(valueOf('Status')?.trim()).toBe('Active');
  expect(valueOf('Demo link')).toContain('/demo/asha');
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
    'Theme colour': '#430a8a',
    'Language of the machine': 'en',
    'Marker (mva)': '',
    Priority: '',
  };
  for (const [label, value] of Object.entries(fields))
    expect(screen.getByLabelText(label)).toHaveValue(value === '' ? '' : value);
});

it('an update sends what the specification says, and the form then shows what the server has saved', async () => {
  const { user } = await openDashboard();
  await user.clear(screen.getByLabelText(en.FORM_PARTY));
  await user.clear(screen.getByLabelText(en.FORM_SECTION_NAME));
  await user.type(screen.getByLabelText(en.FORM_CNAME_EN), ' Patil ');
  const unpublished = 'Not published yet: Section name, Candidate name (English), Party name';
  expect(screen.getByText(unpublished)).toBeVisible();
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
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
  expect(screen.getByLabelText(en.FORM_PARTY)).toHaveValue('Sample Party');
  expect(screen.getByLabelText(en.FORM_CNAME_EN)).toHaveValue('Asha Namune Patil');
  expect(screen.queryByText(/^Not published yet/)).not.toBeInTheDocument();
  expect(window.sessionStorage.getItem('evm_draft')).toBeNull();
});

it('the colour of a machine without one is a change that is not published, and can be discarded', async () => {
  server.machine = { ...server.machine, extra3: null };
  const { user } = await openDashboard();
  expect(screen.getByLabelText(en.FORM_THEME)).toHaveValue('#430a8a');
  expect(screen.getByText('Not published yet: Theme colour')).toBeVisible();
  await user.click(screen.getByRole('button', { name: en.FORM_DISCARD }));
  expect(screen.queryByText(/^Not published yet/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(en.FORM_SECTION_NAME), ' East');
  await user.click(update());
  await waitFor(() => expect(server.sentTo('evm')).toMatchObject([{ extra3: null }]));
});

it('an emptied field says at once that its value is kept, and can be removed', async () => {
  const { user } = await openDashboard();
  const party = screen.getByLabelText(en.FORM_PARTY);
  await user.clear(party);
  expect(screen.getByText('Left empty, so “Sample Party” stays.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove: Party name' }));
  expect(screen.getByRole('button', { name: 'Keep: Party name' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: en.FORM_DISCARD }));
  expect(party).toHaveValue('Sample Party');
  await user.click(screen.getByRole('button', { name: en.FORM_UNDO }));
  expect(screen.getByText(en.FIELD_REMOVED)).toBeVisible();
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.sentTo('evm')).toEqual([expect.objectContaining({ sname: '' })]);
  expect(party).toHaveValue('');
  expect(screen.queryByText(en.FIELD_REMOVED)).not.toBeInTheDocument();
});

it('a removal survives a reload, and the published value can be brought back', async () => {
  const { user, host, unmount } = await openDashboard();
  await user.clear(screen.getByLabelText(en.FORM_PARTY));
  await user.click(screen.getByRole('button', { name: 'Remove: Party name' }));
  await user.clear(screen.getByLabelText(en.FORM_SECTION_NAME)); // an update clears this field without a press of Remove
  unmount();
  await openDashboard(host);
  expect(screen.getAllByText(en.FIELD_REMOVED)).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Keep: Party name' }));
  expect(screen.getByLabelText(en.FORM_PARTY)).toHaveValue('Sample Party');
  expect(screen.getByLabelText(en.FORM_PARTY)).toHaveFocus();
});

it('nothing can be removed on a server that does not say that it removes', async () => {
  delete (server.machine as { removable_fields?: readonly string[] }).removable_fields;
  const { user } = await openDashboard();
  await user.clear(screen.getByLabelText(en.FORM_PARTY));
  expect(screen.getByText('Left empty, so “Sample Party” stays.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

it('an update is remembered in the browser when the server’s answer does not contain the machine', async () => {
  delete (server.machine as { updated_at?: string }).updated_at;
  server.use(http.put('*/api/evm/', () => HttpResponse.json({ message: 'ok' })));
  const { user } = await openDashboard();
  await user.clear(screen.getByLabelText(en.FORM_SERIAL));
  await user.type(screen.getByLabelText(en.FORM_SERIAL), '9');
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(valueOf('EVM serial')).toBe('9');
  expect(valueOf('Last updated')).not.toBe('Never');
});

it.each([
  ["Machine serial (candidate's position)", '17', 'Enter a number from 1 to 16.'],
  ["Machine serial (candidate's position)", '2.5', 'Enter a number from 1 to 16.'],
  ['Section number', '-1', 'Enter a whole number from 0 to 2,14,74,83,647.'],
  ['Party name', 'x'.repeat(201), 'At most 200 characters.'],
  ['Party name', 'Party\u202eytraP', /^Some of these characters cannot be used\./],
  ['Candidate name (Marathi)', 'आशा\u200b', /^Some of these characters cannot be used\./],
])('the form refuses %s %s beside its field and sends nothing', async (label, value, problem) => {
  const { user } = await openDashboard();
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await user.click(update());
  await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(problem));
  expect(screen.getByLabelText(label)).toHaveFocus();
  expect(server.sentTo('evm')).toEqual([]);
});

it('a number field takes Devanagari digits', async () => {
  const { user } = await openDashboard();
  const section = screen.getByLabelText(en.FORM_SECTION_NO);
  fireEvent.change(section, { target: { value: '' } });
  // A browser fires this event for a typed text. The page cancels it, so `fireEvent` gives `false`.
  const typed = new InputEvent('beforeinput', { data: '२१', bubbles: true, cancelable: true });
  expect(fireEvent(section, typed)).toBe(false);
  expect(section).toHaveValue(21);
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.sentTo('evm')).toEqual([expect.objectContaining({ vidint: 21 })]);
});

it('a name may have the joiners of Devanagari', async () => {
  const { user } = await openDashboard();
  const name = screen.getByLabelText(en.FORM_CNAME_MR);
  fireEvent.change(name, { target: { value: 'र्\u200dया\u200cआशा' } });
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.machine.cname).toBe('र्\u200dया\u200cआशा');
});

it('a refusal of the server stands at its fields, and the first one gets the focus', async () => {
  const detail = [
    { loc: ['body', 'sname'], msg: 'must NOT have more than 200 characters', type: 'maxLength' },
    { loc: ['body', 'priority'], msg: 'must match pattern "x"', type: 'pattern' },
    { loc: ['body', 'evmsr'], msg: 'must be <= 16', type: 'maximum' },
    { loc: ['body', 'symbolurl'], msg: 'must match pattern "x"', type: 'pattern' },
  ];
  server.use(http.put('*/api/evm/', () => HttpResponse.json({ detail }, { status: 422 }), { once: true }));
  const { user } = await openDashboard();
  const priority = screen.getByLabelText(en.FORM_PRIORITY);
  await user.type(priority, '1');
  await user.click(update());
  const serial = screen.getByLabelText(en.FORM_SERIAL);
  await waitFor(() => expect(serial).toHaveFocus());
  expect(serial).toHaveAccessibleDescription('Enter a number from 1 to 16.');
  expect(priority).toBeInvalid();
  expect(screen.getByLabelText(/Symbol image/, { selector: 'input' })).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to Update EVM Demo Info: Check the marked fields.',
  );
  await user.type(screen.getByLabelText(en.FORM_PARTY), '!');
  expect(screen.getByLabelText(en.FORM_PARTY)).toBeValid();
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(serial).toBeValid();
});

it('a refusal in the words of another server stands at its field as it is', async () => {
  const detail = [
    { loc: ['body', 'priority', 'int'], msg: 'Input should be an integer', type: 'int_parsing' },
  ];
  server.use(http.put('*/api/evm/', () => HttpResponse.json({ detail }, { status: 422 })));
  const { user } = await openDashboard();
  await user.click(update());
  const priority = screen.getByLabelText(en.FORM_PRIORITY);
  await waitFor(() => expect(priority).toHaveAccessibleDescription('Input should be an integer'));
  expect(priority).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Failed to Update EVM Demo Info: Input should be an integer',
  );
});

it('Enter moves to the next field and publishes nothing', async () => {
  const { user } = await openDashboard();
  await user.type(screen.getByLabelText(en.FORM_SECTION_NAME), '!{Enter}');
  expect(screen.getByLabelText(en.FORM_SECTION_NO)).toHaveFocus();
  await user.keyboard('{Enter}{Enter}');
  expect(screen.getByLabelText(en.FORM_CNAME_MR)).toHaveFocus();
  await user.type(screen.getByLabelText(en.FORM_THEME), '{Enter}');
  expect(screen.getByLabelText(en.FORM_LANGUAGE)).toHaveFocus();
  await user.click(screen.getByText(en.FORM_MORE));
  await user.type(screen.getByLabelText(en.FORM_PRIORITY), '{Enter}');
  expect(screen.getByLabelText(en.FORM_PRIORITY)).toHaveFocus();
  expect(server.sentTo('evm')).toEqual([]);
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
});

it('the draft survives the end of a session, and a login brings it back', async () => {
  const host = createTestHost({}, { access_token: TOKEN });
  const { user } = await openDashboard(host);
  await user.type(screen.getByLabelText(en.FORM_PARTY), ' of India');
  server.use(http.put('*/api/evm/', () => HttpResponse.json({}, { status: 401 }), { once: true }));
  await user.click(update());
  await findMessage(en.AUTH_SESSION_ENDED);
  expect(screen.queryByText(/Failed to Update/)).not.toBeInTheDocument();
  await user.type(screen.getByLabelText(en.AUTH_EMAIL), EMAIL);
  await user.type(screen.getByLabelText(en.AUTH_PASSWORD), PASSWORD);
  await user.click(screen.getByRole('button', { name: en.AUTH_LOGIN }));
  expect(await screen.findByLabelText(en.FORM_PARTY)).toHaveValue('Sample Party of India');
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.machine.sname).toBe('Sample Party of India');
});

it('a preview has the unsaved form, and the draft is there again afterwards', async () => {
  jest.spyOn(console, 'warn').mockImplementation(); // the router warns that the test has no route for the preview
  const { user, host, unmount } = await openDashboard();
  await user.type(screen.getByLabelText(en.FORM_CNAME_MR), ' पाटील');
  await user.click(screen.getByRole('button', { name: en.DASH_PREVIEW }));
  expect(host.preview.take()).toMatchObject({ vid: 'asha', cname: 'आशा नमुने पाटील', evmsr: 3 });
  expect(server.sentTo('evm')).toEqual([]);
  expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toMatch(new RegExp(`${TOKEN}|password`));
  unmount();
  await openDashboard(host);
  expect(screen.getByLabelText(en.FORM_CNAME_MR)).toHaveValue('आशा नमुने पाटील');
  expect(screen.getByText('Not published yet: Candidate name (Marathi)')).toBeVisible();
});

it('changes can be discarded, and the discarded changes can be brought back', async () => {
  const { user } = await openDashboard();
  const party = screen.getByLabelText(en.FORM_PARTY);
  await user.type(party, '!');
  fireEvent.change(screen.getByLabelText(en.FORM_THEME), { target: { value: '#004400' } });
  await user.click(screen.getByRole('button', { name: en.FORM_DISCARD }));
  expect(party).toHaveValue('Sample Party');
  expect(screen.getByLabelText(en.FORM_THEME)).toHaveValue('#430a8a');
  expect(screen.getByText(en.FORM_DISCARDED)).toBeVisible();
  expect(window.sessionStorage.getItem('evm_draft')).toBeNull();
  expect(screen.getByRole('button', { name: en.FORM_UNDO })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: en.FORM_UNDO }));
  expect(party).toHaveValue('Sample Party!');
  expect(screen.getByText('Not published yet: Party name, Theme colour')).toBeVisible();
});

it('what was discarded before an update cannot be brought back after it', async () => {
  const { user } = await openDashboard();
  await user.type(screen.getByLabelText(en.FORM_PARTY), '!');
  await user.click(screen.getByRole('button', { name: en.FORM_DISCARD }));
  await user.type(screen.getByLabelText(en.FORM_SECTION_NAME), '!');
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(screen.queryByRole('button', { name: /Undo|Discard/ })).not.toBeInTheDocument();
});

it('the bar names three fields and counts the others', async () => {
  await openDashboard();
  for (const label of ['Section name', 'Party name', 'Priority', 'Marker (mva)', 'Area name (English)'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'new' } });
  const text = 'Not published yet: Section name, Area name (English), Party name and 2 more';
  expect(screen.getByText(text)).toBeVisible();
});

it('the published page opens in a new tab', async () => {
  await openDashboard();
  const link = screen.getByRole('link', { name: en.DASH_PREVIEW_DEMO });
  expect(link).toHaveAttribute('href', '/demo/asha');
  expect(link).toHaveAttribute('target', '_blank');
});

it('the browser asks before it closes a page with changes, and only then', async () => {
  const { user } = await openDashboard();
  const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leave()).toBe(false);
  await user.type(screen.getByLabelText(en.FORM_PARTY), '!');
  expect(leave()).toBe(true);
});

it('a logout that would lose changes asks first', async () => {
  const { user, host } = await openDashboard();
  await user.type(screen.getByLabelText(en.FORM_PARTY), '!');
  await user.click(screen.getByRole('button', { name: en.AUTH_LOGOUT }));
  await user.click(screen.getByRole('button', { name: en.LEAVE_STAY }));
  expect(screen.getByLabelText(en.FORM_PARTY)).toHaveValue('Sample Party!');
  await user.click(screen.getByRole('button', { name: en.AUTH_LOGOUT }));
  const dialog = screen.getByRole('dialog', { name: en.LEAVE_TITLE });
  await user.click(within(dialog).getByRole('button', { name: en.AUTH_LOGOUT }));
  expect(host.session.getState().token).toBeNull();
  expect(window.sessionStorage.getItem('evm_draft')).toBeNull();
});

describe('the short link', () => {
  async function openDialog() {
    const page = await openDashboard();
    await page.user.type(screen.getByLabelText(en.FORM_PARTY), '!');
    await page.user.click(screen.getByRole('button', { name: en.DASH_CHANGE_LINK }));
    const dialog = within(await screen.findByRole('dialog', { name: en.DASH_CHANGE_LINK }));
    return { ...page, dialog, input: dialog.getByLabelText(en.VID_NEW) };
  }

  it('can be changed: the dialog closes, link and QR code follow, and what is typed stays', async () => {
    const { user, dialog, input } = await openDialog();
    expect(dialog.getByText('localhost/demo/asha')).toBeVisible();
    await user.type(input, ' asha-2026 ');
    expect(dialog.getByText(en.VID_LIVE)).toHaveTextContent('localhost/demo/asha-2026');
    await user.click(dialog.getByRole('button', { name: en.SAVE }));
    await findMessage(en.MSG_VID_UPDATED);
    expect(server.sentTo('vid')).toEqual([{ vid: 'asha-2026' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(valueOf('Demo link')).toContain('/demo/asha-2026');
    const share = within(screen.getByRole('complementary', { name: uiEn.SHARE }));
    expect(
      await share.findByRole('img', { name: 'QR code of http://localhost/demo/asha-2026' }),
    ).toBeInTheDocument();
    expect(screen.getByLabelText(en.FORM_PARTY)).toHaveValue('Sample Party!');
  });

  it.each([
    ['  ', 'This field is required.'],
    ['asha', 'Enter a short link different from the current one.'],
    [' Preview ', 'This word cannot be used as a short link.'],
    ['evm_5', 'This word cannot be used as a short link.'],
    ['a/b', 'Use 2 to 40 letters'],
  ])('"%s" is not sent: the dialog says why, and the console has a warning', async (vid, problem) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation();
    const { user, dialog, input } = await openDialog();
    await user.type(input, vid);
    await user.click(dialog.getByRole('button', { name: en.SAVE }));
    await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(problem)));
    expect(input).toHaveFocus();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(server.sentTo('vid')).toEqual([]);
  });
});

it('the published machine can be shared on WhatsApp and as a link', async () => {
  const { user } = await openDashboard();
  const share = within(screen.getByRole('complementary', { name: uiEn.SHARE }));
  expect(share.getByRole('link', { name: uiEn.SHARE_WHATSAPP })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent('serial no. 3, Asha Namune: http://localhost/demo/asha')),
  );
  const copy = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(share.getByRole('button', { name: uiEn.COPY_LINK }));
  expect(copy).toHaveBeenCalledWith('http://localhost/demo/asha');
});
