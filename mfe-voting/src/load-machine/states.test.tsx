import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { englishHost, openPage, serveVoting, words } from '../testing/open-voting';
import * as pictures from './pictures';

const server = serveVoting();

it.each([
  ['no machine has the vid', '/demo/nobody', 'notFound', words.NOT_FOUND_TITLE, words.NOT_FOUND_BODY],
  ['the campaign has paused the machine', '/demo/rest', 'paused', words.PAUSED_TITLE, words.PAUSED_BODY],
  [
    'the machine is on another device',
    '/demo/evm_1',
    'notOnDevice',
    words.NOT_FOUND_TITLE,
    words.NOT_ON_DEVICE,
  ],
  [
    'there is no preview to show',
    '/demo/preview',
    'previewEnded',
    words.PREVIEW_ENDED_TITLE,
    words.PREVIEW_ENDED_BODY,
  ],
  ['the server is not reached', '/demo/demo', 'unplugged', words.NET_LOAD_FAILED, words.NET_CHECK],
] as const)(
  'has a picture, a sentence and one button or link when %s',
  async (_when, path, picture, title, body) => {
    jest.spyOn(console, 'error').mockImplementation();
    server.machines.set('rest', { vid: 'rest', paused_at: '2026-11-22T06:00:00.000Z' });
    server.use(http.get('*/api/evm/evm/demo', () => HttpResponse.error()));
    openPage(path, englishHost());
    const panel = await screen.findByRole('alert');
    expect(panel).toHaveTextContent(title + body);
    expect(screen.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    expect(panel.querySelectorAll('a, button')).toHaveLength(1);
    await waitFor(() => expect(pathsOf(panel)).toEqual(pictures[picture].map(([path]) => path)));
  },
);

const pathsOf = (panel: HTMLElement) =>
  [...panel.querySelectorAll('svg[aria-hidden] path')]
    .map((path) => path.getAttribute('d'))
    .filter((path) => !path?.startsWith('M21 12a9')); // the icon of the button is not part of the picture
