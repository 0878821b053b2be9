import { fireEvent, screen, waitFor } from '@testing-library/react';
import { findMessage, openDashboard } from '../testing/open-admin';
import { serveAdmin } from '../testing/serve-admin';
import en from '../translations/en.json';

const server = serveAdmin();

const stepOf = (label: string) => screen.getByLabelText(label).closest('details');
const close = (label: string) => stepOf(label)?.removeAttribute('open');
const update = () => screen.getByRole('button', { name: en.DASH_UPDATE });

it('the form has three numbered steps, which are open at first', async () => {
  await openDashboard();
  for (const [name, label] of [
    ['1 Election', 'Section name'],
    ['2 Candidate', 'Party name'],
    ['3 Appearance', 'Theme colour'],
  ] as const) {
    expect(screen.getByRole('group', { name })).toContainElement(screen.getByLabelText(label));
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(stepOf(label)).toHaveAttribute('open');
  }
});

it('a closed step keeps what was typed in it, and every step is published at once', async () => {
  const { user } = await openDashboard();
  await user.type(screen.getByLabelText(en.FORM_SECTION_NAME), '!');
  close('Section name');
  await user.type(screen.getByLabelText(en.FORM_PARTY), '!');
  close('Party name');
  await user.click(update());
  await findMessage(en.MSG_EVM_UPDATED);
  expect(server.machine).toMatchObject({ entity_subtitle: 'Sample City!', sname: 'Sample Party!' });
  expect(stepOf('Party name')).not.toHaveAttribute('open');
});

it('a closed step with a refused field is opened, and the field gets the focus, each time', async () => {
  const { user } = await openDashboard();
  const party = screen.getByLabelText(en.FORM_PARTY);
  fireEvent.change(party, { target: { value: 'x'.repeat(201) } });
  fireEvent.change(screen.getByLabelText(en.FORM_PRIORITY), { target: { value: 'x'.repeat(201) } });
  for (let attempt = 1; attempt <= 2; attempt += 1) {
    close('Party name');
    close('Priority');
    await user.click(update());
    await waitFor(() => expect(stepOf('Party name')).toHaveAttribute('open'));
    expect(stepOf('Priority')).toHaveAttribute('open');
    expect(party).toHaveFocus();
  }
  expect(server.sentTo('evm')).toEqual([]);
});
