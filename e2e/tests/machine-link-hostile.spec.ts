import { machineFragment } from '../machine-fragment';
import { chooseLanguage, overflow } from '../page-actions';
import { expect, test } from '../test';

test.beforeEach(({ page }) => chooseLanguage(page, 'en'));

const SCRIPT = '<img src=x onerror=window.hit=1><script>window.hit=1</script>';
const REFUSED = [
  '#m=',
  '#m=z',
  '#m=%00%E0%A4',
  '#m=z' + 'A'.repeat(100_000),
  `#m=${SCRIPT}`,
  '#m=javascript:alert(1)',
  machineFragment(''),
  machineFragment('null'),
  machineFragment('{"__proto__":{"title":"x"}}'),
  machineFragment('['.repeat(5_000)),
  machineFragment('["T"]'),
  machineFragment('["T","#0f766e","en","",{"name":"x"}]'),
  machineFragment('["T","#0f766e","en",""," "]'),
  machineFragment(['T', '#0f766e', 'en', '', ...Array.from('abcdefghijklmnopq')]),
  machineFragment(['T', '#0f766e', 'en', '', 'x'.repeat(5_000)]),
];
const ODD = [
  machineFragment([SCRIPT, 'red;background:url(//evil.invalid)', '__proto__', '__proto__', SCRIPT]),
  machineFragment('["constructor","javascript:alert(1)","xx","zz","__proto__","toString"]'),
  machineFragment('["\\u202Eevil\\u0000","#FFFFFF","mr","0","\\ud800","{{name}}"]'),
  machineFragment(['x'.repeat(400), '', '', '', 'लक्ष्मीनारायणस्वामी'.repeat(20)]),
];

test('hostile links run nothing, ask nobody and report no error', async ({ page }) => {
  test.setTimeout(180_000); // the test opens 19 links, one after another
  const foreign: string[] = [];
  page.on('request', (request) => request.url().includes('evil') && foreign.push(request.url()));
  await page.goto('/demo/evm_link');
  await expect(page.getByRole('alert')).toContainText('not on this device');
  for (const [fragments, isShown] of [
    [ODD, true],
    [REFUSED, false],
  ] as const)
    for (const fragment of fragments) {
      await page.goto('/demo/demo'); // another page first, so that the link is opened, not only its fragment changed
      await page.goto(`/demo/evm_link${fragment}`);
      await expect(isShown ? page.getByRole('table') : page.getByRole('alert')).toBeVisible();
      expect(await page.evaluate(() => 'hit' in window)).toBe(false);
      expect(await overflow(page), fragment.slice(0, 80)).toBe(0);
    }
  expect(foreign).toEqual([]);
});
