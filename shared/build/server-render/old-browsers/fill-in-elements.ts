/*
 * Adds the parts of the DOM that the page's script uses and that Gecko 48 or Chromium 49 does not have. Gecko 48 lacks
 * `append`, `isConnected`, `toggleAttribute` and IntersectionObserver.
 */
const page = window as unknown as Record<string, unknown>;

/** Adds a method or a property to all elements, unless the browser has it. */
function fillIn(name: string, property: PropertyDescriptor): void {
  if (!(name in Element.prototype)) Object.defineProperty(Element.prototype, name, property);
}

fillIn('append', {
  value(this: Element, ...nodes: (Node | string)[]) {
    for (const node of nodes)
      this.appendChild(typeof node === 'string' ? document.createTextNode(node) : node);
  },
});

fillIn('isConnected', {
  get(this: Element) {
    return document.documentElement.contains(this);
  },
});

fillIn('toggleAttribute', {
  value(this: Element, name: string, force = !this.hasAttribute(name)) {
    if (force) this.setAttribute(name, '');
    else this.removeAttribute(name);
    return force;
  },
});

/**
 * Replaces IntersectionObserver. It calls `changed` at once, and at each scroll and each change of the
 * window's size. The observer gives no position, so the code that uses it (run-guide.ts) must measure the
 * position of the element.
 */
class ObserverOfScrolling {
  constructor(private readonly changed: () => void) {}
  observe(): void {
    addEventListener('scroll', this.changed);
    addEventListener('resize', this.changed);
    this.changed();
  }
}

page.IntersectionObserver ??= ObserverOfScrolling;
