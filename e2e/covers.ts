import type { Locator } from '@playwright/test';

/**
 * Lists what hides a part of an element: edges of the window, and visible fixed or sticky elements that overlap its
 * box. The ancestors and descendants of the element do not count. When the element has no size, the list says that
 * nothing is drawn.
 */
export function coversOf(target: Locator): Promise<string[]> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect();
    const width = document.documentElement.clientWidth;
    const covers = box.width > 0 && box.height > 0 ? [] : ['nothing is drawn'];
    if (box.top < -0.5 || box.left < -0.5) covers.push('the upper or left edge of the window');
    if (box.bottom > innerHeight + 0.5 || box.right > width + 0.5)
      covers.push('the lower or right edge of the window');
    for (const other of document.querySelectorAll('body *')) {
      const { position, visibility, opacity } = getComputedStyle(other);
      if (position !== 'fixed' && position !== 'sticky') continue;
      if (visibility !== 'visible' || opacity === '0') continue;
      if (other.contains(element) || element.contains(other)) continue;
      const over = other.getBoundingClientRect();
      const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
      const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
      if (across > 0.5 && down > 0.5)
        covers.push(`${other.tagName} ${other.className} covers ${Math.round(down)} px`);
    }
    return covers;
  });
}
