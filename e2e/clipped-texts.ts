import type { Page } from '@playwright/test';

/**
 * Lists the visible texts that are cut off by an element with hidden overflow. Also lists the visible texts that extend
 * past the left or right edge of the window, or of the block that contains them. Tables that scroll by
 * themselves do not count.
 */
export function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isHidden = (element: Element) => {
      const { visibility, opacity, clipPath } = getComputedStyle(element);
      return visibility !== 'visible' || opacity === '0' || clipPath === 'inset(50%)';
    };
    const ancestorsOf = (element: Element | null): Element[] =>
      element ? [element, ...ancestorsOf(element.parentElement)] : [];
    const isInline = (element: Element) => /^(inline|contents)$/.test(getComputedStyle(element).display);
    const clips = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow);
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || /^(SCRIPT|STYLE|OPTION|NOSCRIPT)$/.test(parent.tagName))
        continue;
      if (parent.closest('details:not([open])') && !parent.closest('summary')) continue;
      const ancestors = ancestorsOf(parent);
      if (parent.closest('[role=region][tabindex="0"]')) continue; // a wide table, which scrolls by itself
      if (ancestors.some((each) => isHidden(each) || each.clientWidth === 1)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const slack = parseFloat(getComputedStyle(parent).fontSize) * 0.4; // glyph boxes may be taller than their lines
      const block = ancestors.find((each) => !isInline(each));
      for (const { left, right, top, bottom } of range.getClientRects()) {
        const isOutside = (element: Element, down: number) => {
          const box = element.getBoundingClientRect();
          const isBeside = left < box.left - 1 || right > box.right + 1;
          return isBeside || top < box.top - down || bottom > box.bottom + down;
        };
        if (right > document.documentElement.clientWidth + 1 || left < -1)
          cut.push(`window: ${text.nodeValue}`);
        else if (block && isOutside(block, Infinity)) cut.push(`${block.tagName}: ${text.nodeValue}`);
        else if (ancestors.some((each) => each !== document.body && clips(each) && isOutside(each, slack)))
          cut.push(`hidden: ${text.nodeValue}`);
      }
    }
    return [...new Set(cut)];
  });
}
