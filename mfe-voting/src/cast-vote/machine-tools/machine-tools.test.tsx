import { screen, waitFor, within } from '@testing-library/react';
import { englishHost, openPage, serveVoting } from '../../testing/open-voting';
import machineToolsEn from './texts/en.json';

serveVoting();

const votesOf = () => {
  const { candidates } = JSON.parse(localStorage.getItem('evm_1') ?? '') as {
    candidates: { votes: number }[];
  };
  return candidates.map(({ votes }) => votes);
};

function open() {
  const candidates = [
    { name: 'Asha', votes: 14 },
    { name: 'Ravi', votes: 17 },
    { name: 'Noor', votes: 9 },
  ];
  localStorage.setItem('evm_1', JSON.stringify({ title: 'Class monitor', candidates }));
  return openPage('/demo/evm_1', englishHost());
}

it('shows the result as a table, as on the ballot or with the most votes first, and prints it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: machineToolsEn.SEE_RESULT }));
  const dialog = within(await screen.findByRole('dialog', { name: machineToolsEn.RESULT }));
  const rows = () =>
    within(dialog.getByRole('table'))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);
  expect(dialog.getByText('Class monitor · total votes: 40')).toBeVisible();
  expect(rows()).toEqual(['१Asha35%Votes: 14', '२RaviMost votes43%Votes: 17', '३Noor22%Votes: 9']);
  await user.click(dialog.getByRole('button', { name: machineToolsEn.ORDER_VOTES }));
  expect(rows().map((row) => row.slice(0, 1))).toEqual(['२', '१', '३']);
  const print = jest.spyOn(window, 'print').mockImplementation();
  await user.click(dialog.getByRole('button', { name: machineToolsEn.PRINT }));
  expect(print).toHaveBeenCalled();
  expect(document.documentElement).toHaveAttribute('data-prints-result');
  await user.click(dialog.getByRole('button', { name: machineToolsEn.CLOSE }));
  expect(document.documentElement).not.toHaveAttribute('data-prints-result');
});

it('resets the votes at once, and Undo brings them back', async () => {
  const { user } = open();
  const reset = await screen.findByRole('button', { name: machineToolsEn.RESET });
  await user.click(reset);
  expect(votesOf()).toEqual([0, 0, 0]);
  expect(await screen.findByText('40 votes are reset.')).toBeVisible();
  expect(reset).toHaveAttribute('aria-disabled', 'true');
  await user.tab(); // from the button to Undo
  await user.keyboard('{Enter}');
  expect(votesOf()).toEqual([14, 17, 9]);
  expect(await screen.findByText(machineToolsEn.UNDONE)).toBeVisible();
  expect(reset).toHaveFocus();
});

it('says why a reset is not stored', async () => {
  const { user } = open();
  const reset = await screen.findByRole('button', { name: machineToolsEn.RESET });
  localStorage.removeItem('evm_1');
  await user.click(reset);
  expect(await screen.findByText(/has been deleted from this device/)).toBeVisible();
});

it('leads to the form with this machine, to a new machine and to all machines', async () => {
  open();
  const to = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  await waitFor(() => expect(to('Edit machine')).toBe('/create?edit=evm_1'));
  expect(to('New machine')).toBe('/create');
  expect(to('My machines')).toBe('/create#saved');
});
