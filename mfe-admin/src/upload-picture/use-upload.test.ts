import type { Uploader } from '@demo-evm/shared/api';
import { act, renderHook } from '@testing-library/react';
import { useUpload } from './use-upload';

it('leaving the page cancels an upload', () => {
  const signals: AbortSignal[] = [];
  const upload: Uploader = (_file, { signal }) => {
    signals.push(signal);
    return new Promise(() => undefined);
  };
  const events = { onStarted: jest.fn(), onUploaded: jest.fn(), onFailed: jest.fn() };
  const { result, unmount } = renderHook(() => useUpload(upload, events));
  act(() => result.current.start(new File(['x'], 'a.png', { type: 'image/png' })));
  expect(result.current.state).toEqual({ phase: 'running', percent: 0 });
  unmount();
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(events.onFailed).not.toHaveBeenCalled();
});
