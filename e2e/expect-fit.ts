import { expect, type Locator, type Page } from '@playwright/test';
import { expectWhole } from './expect-whole';
import { expectAccessible } from './test';

/**
 * Expects that nothing is cut off and that axe finds nothing: in the size of the browser's text, with text of twice
 * the size, and in forced colours. Behaviour: Accessibility.
 *
 * @param state what the page shows, for the report of a failure
 */
export async function expectFit(page: Page, state: string): Promise<void> {
  await expectAccessible(page, state);
  await expectWhole(page, state);
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await expectWhole(page, `${state}, large text`);
  await page.emulateMedia({ forcedColors: 'active' });
  await expectAccessible(page, `${state}, large text, forced colours`);
  await expectWhole(page, `${state}, large text, forced colours`);
  await page.emulateMedia({ forcedColors: null });
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
}

/**
 * Expects of an open dialog that it fits (`expectFit`), that no text and no control of it overlaps another control, that
 * it cannot be scrolled sideways, and that each stop of the Tab key is seen and has a mark of the focus.
 */
export async function expectDialogFits(page: Page, state: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(dialog, state).toBeVisible();
  await expectFit(page, state);
  for (const size of ['200%', '']) {
    await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
    expect(await dialog.evaluate(overlapsIn), `${state}, text ${size}`).toEqual([]);
    expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth), state).toBe(0);
    const stops = await dialog.evaluate(
      (box) => box.querySelectorAll('a, button, input, summary, select').length,
    );
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate(focusProblem), `${state}, text ${size}, Tab ${stop + 1}`).toBeNull();
    }
  }
}

/**
 * Expects that the open dialog fits, and that the Esc key closes it and gives the focus back.
 *
 * @param opener what has the focus after the dialog; without it, any element may have the focus
 */
export async function expectDialogFitsAndCloses(page: Page, state: string, opener?: Locator): Promise<void> {
  await expectDialogFits(page, state);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog'), state).toHaveCount(0);
  if (opener) await expect(opener, state).toBeFocused();
}

/** Says why a visitor does not see where the focus is; `null` when the focus is seen or has left the page. */
function focusProblem(): string | null {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return null;
  const seen = focused.matches('input[type=radio], input[type=file]')
    ? (focused.parentElement ?? focused)
    : focused;
  const isMarked = [focused, focused.nextElementSibling, focused.parentElement].some((element) => {
    if (!element) return false;
    const { boxShadow, outlineStyle } = getComputedStyle(element);
    return boxShadow !== 'none' || outlineStyle !== 'none';
  });
  const name = `${focused.tagName} ${focused.textContent || focused.getAttribute('name') || ''}`;
  if (!isMarked) return `${name} has no mark of the focus`;
  const { left, right, top, bottom } = seen.getBoundingClientRect();
  const x = (left + right) / 2;
  const y = (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2;
  const hit = document.elementFromPoint(x, y);
  const isSeen =
    hit !== null && (seen.contains(hit) || hit.contains(seen)) && hit !== focused.closest('dialog');
  return isSeen && left >= -1 && right <= innerWidth + 1 ? null : `${name} is not seen`;
}

/** Lists the controls that a text or another control overlaps. Hidden inputs and open tables do not count. */
function overlapsIn(dialog: Element): string[] {
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && element.clientWidth > 1;
  const controls = [...dialog.querySelectorAll('a, button, input, select, summary')].filter(isShown);
  const found: string[] = [];
  const note = (rect: DOMRect, owner: Element, name: string) => {
    const slack = rect.height / 4; // the box of a line is higher than its letters
    for (const control of controls) {
      if (control.contains(owner) || owner.contains(control)) continue;
      const box = control.getBoundingClientRect();
      const across = Math.min(rect.right, box.right) - Math.max(rect.left, box.left);
      const down = Math.min(rect.bottom - slack, box.bottom) - Math.max(rect.top + slack, box.top);
      if (across > 1 && down > 1) found.push(`${name} overlaps ${control.outerHTML.slice(0, 80)}`);
    }
  };
  for (const control of controls) note(control.getBoundingClientRect(), control, control.tagName);
  const walker = document.createTreeWalker(dialog, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const owner = text.parentElement;
    if (!owner || !text.nodeValue?.trim() || !isShown(owner) || owner.closest('option')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) note(rect, owner, text.nodeValue);
  }
  return found;
}
