import { writeFragment } from '@demo-evm/shared/machine-link';
import { fillIn } from '@demo-evm/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { englishHost, findButton, openPage, serveVoting, tables, words } from '../../testing/open-voting';
import { SEND_WORDS } from './send-words';

serveVoting();

const send = SEND_WORDS.en;
const sent = {
  title: 'Class monitor',
  themeColor: '#0f766e',
  lang: 'mr' as const,
  candidates: [
    { name: 'Asha', symbol: 'turtle' as const, votes: 5 },
    { name: 'Ravi', votes: 6 },
  ],
};
const total = (count: number) => fillIn(words.A11Y_TOTAL, { count });
const save = (id: string, machine: object) => localStorage.setItem(id, JSON.stringify({ id, ...machine }));
const keysOf = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** Opens the page of a link, as a browser does that has this fragment in its address. */
async function openLink(fragment?: string | null) {
  window.location.hash = fragment ?? (await writeFragment(sent)) ?? '';
  return openPage(`/demo/evm_link${window.location.hash}`, englishHost());
}
afterEach(() => {
  window.location.hash = '';
});

describe('a machine that is sent', () => {
  it('is in the address of the dialog, without its votes', async () => {
    save('evm_1', sent);
    const { user } = openPage('/demo/evm_1', englishHost());
    await user.click(await screen.findByRole('button', { name: send.send }));
    const dialog = screen.getByRole('dialog', { name: send.send });
    const link = within(dialog).getByRole<HTMLInputElement>('textbox', { name: words.SHARE_LINK }).value;
    expect(link).toBe(`http://localhost/demo/evm_link${(await writeFragment(sent)) ?? ''}`);
    expect(within(dialog).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(new RegExp(`^https://wa\\.me/.*${encodeURIComponent(link)}$`)),
    );
    const code = within(dialog).getByRole('img', { name: send.code });
    await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(within(dialog).getByRole('button', { name: words.COPY_LINK }));
    expect(write).toHaveBeenCalledWith(link);
    expect(await within(dialog).findByText(words.LINK_COPIED)).toBeInTheDocument();
  });

  it('says so when its link is too long for a QR code, for WhatsApp, or for any link', async () => {
    for (const [length, sentence, hasWhatsapp, hasLink] of [
      [25, send.noCode, true, true],
      [160, send.copyOnly, false, true],
      [401, send.noLink, false, false],
    ] as const) {
      // jsdom cannot compress, so the texts alone decide how long the link is.
      const names = Array.from({ length: 16 }, () => 'क'.repeat(length));
      save('evm_2', { ...sent, candidates: names.map((name) => ({ name })) });
      const { user, unmount } = openPage('/demo/evm_2', englishHost());
      await user.click(await screen.findByRole('button', { name: send.send }));
      expect(await screen.findByText(sentence)).toBeVisible();
      const dialog = within(screen.getByRole('dialog'));
      expect(dialog.queryByRole('img', { name: send.code })).not.toBeInTheDocument();
      expect(dialog.queryAllByRole('link')).toHaveLength(hasWhatsapp ? 1 : 0);
      expect(dialog.queryAllByRole('textbox')).toHaveLength(hasLink ? 1 : 0);
      unmount();
    }
  });
});

describe('a machine that came in a link', () => {
  it('works at once with votes of its own, which are still there when the link is opened again', async () => {
    const { user, unmount } = await openLink();
    expect(await screen.findByRole('heading', { name: 'Class monitor' })).toBeVisible();
    expect(await screen.findByText(total(0))).toBeInTheDocument();
    expect([keysOf('evm_'), keysOf('link_')]).toEqual([[], []]); // opening a link stores nothing
    await user.click(await findButton(2));
    expect(await screen.findByText(total(1))).toBeInTheDocument();
    unmount();
    await openLink();
    expect(await screen.findByText(total(1))).toBeInTheDocument();
  });

  it('is kept with its votes, and the link then opens the kept machine', async () => {
    const { user, unmount } = await openLink();
    await user.click(await findButton(1));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: send.keep }));
    expect(await screen.findByText(send.kept)).toHaveFocus();
    expect(screen.getByText(total(1))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: send.keep })).not.toBeInTheDocument();
    expect([keysOf('evm_'), keysOf('link_')]).toEqual([[expect.stringMatching(/^evm_\d{13}$/)], []]);
    unmount();
    await openLink();
    expect(await screen.findByText(total(1))).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: send.keep })).not.toBeInTheDocument();
  });

  it('says so when it cannot be kept', async () => {
    const { user } = await openLink();
    const keep = await screen.findByRole('button', { name: send.keep });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(keep);
    expect(await screen.findByText(send.notKept)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('opens in its own language, and changes with the fragment but not with the skip link', async () => {
    window.location.hash = (await writeFragment(sent)) ?? '';
    openPage('/demo/evm_link');
    expect(await screen.findByText(tables.mr.CHOOSE_ROW)).toBeVisible();
    const open = async (hash: string) => {
      await act(async () => {
        window.location.hash = hash;
        await new Promise((resolve) => setTimeout(resolve, 50));
      });
    };
    await open('#machine');
    expect(screen.getByRole('heading', { name: 'Class monitor' })).toBeVisible();
    await open((await writeFragment({ ...sent, title: 'Sports day' })) ?? '');
    expect(screen.getByRole('heading', { name: 'Sports day' })).toBeVisible();
    await open('#m=broken');
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('is not found when the link is broken', async () => {
    await openLink('#m=zAAAA00000000');
    expect(await screen.findByRole('alert')).toHaveTextContent(words.NOT_ON_DEVICE);
  });
});
