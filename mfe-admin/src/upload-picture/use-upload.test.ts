import { act, renderHook, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { imitateCanvas } from '@demo-evm/shared/testing';
import { serveAdmin } from '../testing/serve-admin';
import { useUpload } from './use-upload';

const server = serveAdmin();
beforeEach(() => void imitateCanvas());

it('leaving the page cancels an upload', async () => {
  const ends: (() => void)[] = [];
  server.use(
    http.post('*/s3/s3/evm/*', async () => {
      await new Promise<void>((end) => ends.push(end));
      return HttpResponse.json({ status: 'success', public_url: '/files/a.png' });
    }),
  );
  const events = { onStarted: jest.fn(), onUploaded: jest.fn(), onFailed: jest.fn(), onCancelled: jest.fn() };
  const options = { base: '', authBase: '/api', key: 'key', token: 'abc', onSignedOut: jest.fn() };
  const { result, unmount } = renderHook(() => useUpload('symbol', options, events));
  act(() => result.current.start(new File(['x'], 'a.png', { type: 'image/png' })));
  expect(result.current.state).toEqual({ phase: 'running', percent: 0 });
  await waitFor(() => expect(ends).toHaveLength(1));
  unmount();
  for (const end of ends) end();
  await delay(50);
  expect(events.onUploaded).not.toHaveBeenCalled();
  expect(events.onFailed).not.toHaveBeenCalled();
});
