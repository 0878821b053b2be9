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

it('shows a picture as a named background', () => {
  captureProbes();
  render(<Picture kind="photo" url="/a.png" name="Photo of Asha" />);
  expect(screen.getByRole('img', { name: 'Photo of Asha' })).toHaveStyle({
    backgroundImage: 'url("/a.png")',
  });
});

it('leaves a placeholder where there is no picture, or it does not load', () => {
  const probes = captureProbes();
  const { container, rerender } = render(<Picture kind="photo" url="/a.png" name="Photo" />);
  act(() => probes[0]?.onerror?.());
  expect(container.firstChild).toHaveClass('placeholder');
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  rerender(<Picture kind="photo" url={null} name="Photo" />);
  expect(container.firstChild).toHaveClass('placeholder');
});
