import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState } from 'react';
import { Sheet } from './sheet';
import uiEn from '../translations/en.json';

/** A page with a button that opens a sheet. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <button onClick={() => setIsOpen(true)}>open</button>
      {isOpen && (
        <Sheet
          titleId="title"
          initialFocus={title}
          closeLabel="Close"
          picture={<p>paper</p>}
          onClose={() => setIsOpen(false)}
        >
          <h2 id="title" ref={title} tabIndex={-1}>
            Vote recorded
          </h2>
        </Sheet>
      )}
    </>
  );
}

async function openSheet() {
  const user = userEvent.setup();
  render(<Page />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  return { user, sheet: screen.getByRole('dialog', { name: 'Vote recorded' }) };
}

it('gives the first focus to the element that it is told', async () => {
  await openSheet();
  expect(screen.getByRole('heading')).toHaveFocus();
});

it('closes by its x and by a press outside, but not by a press inside, and gives the focus back', async () => {
  const { user, sheet } = await openSheet();
  await user.click(screen.getByText('paper'));
  await user.click(screen.getByRole('heading'));
  await user.click(screen.getByRole('button', { name: uiEn.CLOSE }));
  expect(sheet).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'open' }));
  await user.click(screen.getByRole('dialog'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
