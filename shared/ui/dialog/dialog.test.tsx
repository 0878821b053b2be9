import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import uiEn from '../translations/en.json';

function Opener({ name }: { readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>{`open ${name}`}</button>
      {isOpen && (
        <Dialog title={name} closeLabel="Close" onClose={() => setIsOpen(false)}>
          <p>content</p>
        </Dialog>
      )}
    </>
  );
}

it('closes when another dialog opens', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Opener name="one" />
      <Opener name="other" />
    </>,
  );
  await user.click(screen.getByText('open one'));
  await user.click(screen.getByText('open other'));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'other' })).toBeVisible();
});

it('closes by its x and by a click outside, but not by a click inside', async () => {
  const user = userEvent.setup();
  render(<Opener name="one" />);
  await user.click(screen.getByText('open one'));
  await user.click(screen.getByText('content'));
  await user.click(screen.getByRole('button', { name: uiEn.CLOSE }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(screen.getByText('open one'));
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
