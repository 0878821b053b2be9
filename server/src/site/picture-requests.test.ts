import { runInNewContext } from 'node:vm';
import { pictureRequests } from './picture-requests';

const picture = (url: string) => `<i data-style="background-image:url(&quot;${url}&quot;)"></i>`;

/** Runs the script of a view, and gives the addresses that it has requested. */
function requested(html: string, navigator: object = {}): string[] {
  const urls: string[] = [];
  class Image {
    set src(url: string) {
      urls.push(url);
    }
  }
  for (const script of pictureRequests(html)) runInNewContext(script, { Image, navigator });
  return urls;
}

it('requests each picture of the view once', () => {
  const html = ['/a.png', 'https://b.example/?c=1&amp;d', '/a.png'].map(picture).join('');
  expect(requested(html)).toEqual(['/a.png', 'https://b.example/?c=1&d']);
  expect(requested(html, { serviceWorker: { controller: null } })).toHaveLength(2);
});

it('requests nothing on a page of the service worker', () => {
  expect(requested(picture('/a.png'), { serviceWorker: { controller: {} } })).toEqual([]);
});

it('is not there when the view has no picture', () => {
  expect(pictureRequests('<i data-style="--theme:#123456">url(&quot;/a.png&quot;)</i>')).toEqual([]);
});

it('cannot be ended or changed by an address', () => {
  const [script] = pictureRequests(picture('/</script><b>\\'));
  expect(script).not.toContain('<');
  expect(requested(picture('/</script>\\'))).toEqual(['/</script>\\']);
});
