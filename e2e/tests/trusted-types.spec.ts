import { expectAppRuns, expect, test } from '../test';

// The console's errors fail every other journey, so those show that no page of the product violates its policy.

for (const route of ['/demo/demo', '/demoevm-bihar', '/auth', '/create'])
  test(`${route} lets no script use a text as HTML, as a script, or as the address of another script`, async ({
    page,
    quiet,
  }) => {
    quiet.allow(/TrustedHTML|TrustedScript|TrustedType/);
    await page.goto(route);
    await expectAppRuns(page);
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => unknown) => {
        try {
          act();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      };
      const script = document.createElement('script');
      return {
        html: attempt(() => (document.createElement('p').innerHTML = '<img onerror="x()">')),
        document: attempt(() => new DOMParser().parseFromString('<p>', 'text/html')),
        picture: attempt(() => (script.src = '/files/picture.png')),
        handler: attempt(() => (script.text = 'x()')),
        empty: attempt(() => (document.createElement('p').innerHTML = '')),
        release: attempt(() => (script.src = '/mfe-voting/1.0.0-a/app.js')),
        policy: attempt(() =>
          (trustedTypes as { createPolicy: (name: string, rules: object) => unknown }).createPolicy('x', {}),
        ),
      };
    });
    expect(outcomes).toEqual({
      html: 'TypeError',
      document: 'TypeError',
      picture: 'TypeError',
      handler: 'TypeError',
      empty: 'allowed',
      release: 'allowed',
      policy: 'TypeError',
    });
  });
