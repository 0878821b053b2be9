import { expect, test } from '../test';

const NOTICES = {
  mr: 'हे सराव यंत्र आहे. हे खरे मतदान नाही.',
  hi: 'यह अभ्यास मशीन है। यह असली मतदान नहीं है।',
  en: 'This is a practice machine. It is not a real vote.',
};

for (const [language, notice] of Object.entries(NOTICES)) {
  test(`a link shared in ${language} has a picture of its machine, which a browser can show`, async ({
    page,
  }) => {
    const html = await (await page.request.get(`/demo/${language}`)).text();
    const property = (name: string) =>
      new RegExp(`<meta property="${name}" content="([^"]+)">`).exec(html)?.[1] ?? '';
    expect(property('og:image:alt')).toContain(notice);
    const address = property('og:image');
    expect(address).toContain('/link-pictures/');
    // Until the server has drawn the picture, its address redirects to the general picture.
    await expect(async () => {
      const answer = await page.request.get(address, { maxRedirects: 0 });
      expect(answer.status()).toBe(200);
      expect(answer.headers()['cache-control']).toContain('immutable');
    }).toPass({ timeout: 60_000 });
    await page.goto(`/demo/${language}`);
    const size = await page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight].map(String);
    }, address);
    expect(size).toEqual([property('og:image:width'), property('og:image:height')]);
  });
}
