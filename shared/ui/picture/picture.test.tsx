import { act, render, screen } from '@testing-library/react';
import { Picture } from './picture';

function captureProbes() {
  const probes: { src: string; onerror: (() => void) | null }[] = [];
  jest.spyOn(globalThis, 'Image').mockImplementation(() => {
    const probe = { src: '', onerror: null };
    probes.push(probe);
    return probe as unknown as HTMLImageElement;
  });
  return probes;
}

it('shows a picture as a background with an accessible name', () => {
  captureProbes();
  render(<Picture kind="photo" url="/a.png" name="Photo of Asha" />);
  expect(screen.getByRole('img', { name: 'Photo of Asha' })).toHaveStyle({
    backgroundImage: 'url("/a.png")',
  });
});

it('shows a placeholder, hidden from screen readers, when there is no picture or it does not load', () => {
  const probes = captureProbes();
  const { container, rerender } = render(<Picture kind="photo" url="/a.png" name="Photo" />);
  act(() => probes[0]?.onerror?.());
  const expectPlaceholder = () => {
    expect(container.firstChild).toHaveAttribute('aria-hidden', 'true');
    expect(container.firstChild).not.toHaveStyle({ backgroundImage: 'url("/a.png")' });
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  };
  expectPlaceholder();
  rerender(<Picture kind="photo" url={null} name="Photo" />);
  expectPlaceholder();
});
