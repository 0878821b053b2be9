import { useEffect, type RefObject } from 'react';

/**
 * Closes an open `<details>` menu when the visitor presses or focuses something outside the menu, or presses Esc inside
 * the menu. After Esc, the menu's button has the focus.
 */
export function useCloseOutside(menu: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const closeOutside = ({ target }: Event) => {
      if (target instanceof Node && !details.contains(target)) details.open = false;
    };
    const closeByEsc = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    details.addEventListener('keydown', closeByEsc);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
      details.removeEventListener('keydown', closeByEsc);
    };
  }, [menu]);
}
