import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog';
import uiEn from '../translations/en.json';

/** A page with a button that opens a dialog. */
function Page() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <header aria-hidden="true">decoration</header>
      <main>
        <button onClick={() => setIsOpen(true)}>open</button>
        {isOpen && (
          <Dialog title="Vote recorded" closeLabel="Close" onClose={() => setIsOpen(false)}>
            <button>Share</button>
          </Dialog>
        )}
      </main>
      <button>behind</button>
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  const { unmount } = render(<Page />);
  await user.click(screen.getByRole('button', { name: 'open' }));
  return { user, unmount, dialog: screen.getByRole('dialog', { name: 'Vote recorded' }) };
}

describe('a dialog in a browser without showModal', () => {
  const { prototype } = HTMLDialogElement;
  const own = ['showModal', 'close'].map(
    (name) => [name, Object.getOwnPropertyDescriptor(prototype, name)] as const,
  );

  beforeEach(() => {
    for (const [name] of own) Reflect.deleteProperty(prototype, name);
  });
  afterEach(() => {
    for (const [name, method] of own) Object.defineProperty(prototype, name, method ?? {});
  });

  it('opens, and the focus goes into it', async () => {
    const { dialog } = await openDialog();
    expect(dialog).toBeVisible();
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(screen.getByRole('button', { name: uiEn.CLOSE })).toHaveFocus();
  });

  it('keeps the focus inside, forwards and backwards', async () => {
    const { user } = await openDialog();
    await user.tab();
    expect(screen.getByRole('button', { name: uiEn.SHARE })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: uiEn.CLOSE })).toHaveFocus();
    await user.tab({ shift: true });
    expect(screen.getByRole('button', { name: uiEn.SHARE })).toHaveFocus();
  });

  it('is the only thing that a screen reader finds, and the page behind it does not scroll', async () => {
    await openDialog();
    const found = screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
    expect(found).toEqual(['Close', 'Share']);
    expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  });

  it.each([
    ['Esc', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
    [
      'its x',
      (user: ReturnType<typeof userEvent.setup>) =>
        user.click(screen.getByRole('button', { name: uiEn.CLOSE })),
    ],
    ['a press outside', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
  ])('closes by %s; then the page is as it was, and the focus is back', async (_way, close) => {
    const { user } = await openDialog();
    await close(user);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'open' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'behind' })).toBeVisible();
    expect(screen.getByText('decoration')).toHaveAttribute('aria-hidden', 'true');
    expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
    await user.tab();
    expect(screen.getByRole('button', { name: 'behind' })).toHaveFocus();
  });

  it('restores the page when a second dialog opened before the first one was closed', async () => {
    const Other = ({ name, onClose }: { readonly name: string; readonly onClose: () => void }) => (
      <Dialog title={name} closeLabel={`Close ${name}`} onClose={onClose}>
        words
      </Dialog>
    );
    function TwoDialogs({ names }: { readonly names: readonly string[] }) {
      return (
        <>
          <p>the page</p>
          {names.map((name) => (
            <section key={name}>
              <Other name={name} onClose={jest.fn()} />
            </section>
          ))}
        </>
      );
    }
    const { rerender } = render(<TwoDialogs names={['share']} />);
    rerender(<TwoDialogs names={['share', 'slip']} />);
    rerender(<TwoDialogs names={['slip']} />);
    expect(screen.getByRole('dialog', { name: 'slip' })).toBeVisible();
    expect(screen.getByText('the page')).toHaveAttribute('aria-hidden', 'true');
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(<TwoDialogs names={[]} />);
    expect(screen.getByText('the page')).not.toHaveAttribute('aria-hidden');
    expect(document.documentElement.style.overflow).toBe('');
  });
});
