import { serveContract } from '@demo-evm/shared/testing';
import { http, HttpResponse } from 'msw';
import { readLinkPreview } from './link-preview.api';

const server = serveContract({ tables: {} });
const URL_OF_PAGE = 'http://localhost/demo/asha';

const read = (html: string, status = 200) => {
  server.use(http.get('*/demo/asha', () => HttpResponse.html(html, { status })));
  return readLinkPreview(URL_OF_PAGE);
};
const property = (name: string, content: string) => `<meta property="og:${name}" content="${content}">`;

it('reads the Open Graph properties of the page', async () => {
  const html = [
    '<html><head><meta charset="utf-8"><style>p{}</style>',
    property('title', 'a > b &amp; &quot;c&quot; &#39;d&#39;'),
    property('description', ' words '),
    property('locale', 'hi_IN'),
    property('image', 'https://other.example/a.png'),
    property('image:alt', 'alt'),
  ].join('');
  expect(await read(html)).toEqual({
    ok: true,
    value: {
      title: `a > b & "c" 'd'`,
      description: 'words',
      language: 'hi',
      picture: { url: 'https://other.example/a.png', alt: 'alt' },
    },
  });
});

it('takes a picture of the own site by its path, whatever the protocol', async () => {
  const html = property('title', 'a') + property('image', 'http://localhost/a.png?b=1');
  expect(await read(html)).toMatchObject({
    value: { picture: { url: '/a.png?b=1', alt: '' }, description: '', language: undefined },
  });
});

it.each([['http://other.example/a.png'], ['javascript:alert(1)'], ['http://['], ['']])(
  'takes no picture from %p',
  async (image) => {
    expect(await read(property('title', 'a') + property('image', image))).toMatchObject({
      value: { picture: null },
    });
  },
);

it.each([['<title>Log in</title>'], [property('title', ' ')], ['{"detail":"x"}']])(
  'calls the page %p malformed',
  async (html) => {
    expect(await read(html)).toEqual({ ok: false, error: { kind: 'malformed' } });
  },
);

it('gives a page that does not exist as a refusal', async () => {
  expect(await read(property('title', 'Machine not found'), 404)).toMatchObject({
    ok: false,
    error: { kind: 'refused', status: 404 },
  });
});
