import { act, render } from '@testing-library/react';
import { LatePicture } from './late-picture';
import type { Shape } from './panel-picture';

const LINE: Shape = ['M0 0h9', '#000000', 2];

const draw = async (load: () => Promise<readonly Shape[]>) => {
  const { container } = render(<LatePicture load={load} />);
  await act(() => Promise.resolve());
  return container.querySelector('svg');
};

it('shows its shapes when they have been loaded', async () => {
  const picture = await draw(() => Promise.resolve([LINE]));
  expect(picture?.querySelector('path')).toHaveAttribute('d', 'M0 0h9');
  expect(picture).toHaveAttribute('aria-hidden', 'true');
});

it('is empty when its shapes cannot be loaded', async () => {
  expect(await draw(() => Promise.reject(new Error('offline')))).toBeEmptyDOMElement();
});
