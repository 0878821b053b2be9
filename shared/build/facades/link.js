import { createElement } from 'react';
import { useHref, useLinkClickHandler } from 'whole-library/react-router-dom';

/**
 * A link to a route. A plain click opens the route without a reload. This component replaces the `Link` of
 * react-router, which contains code for prefetching that no page uses (2 KB brotli in the shell). The props are `to`,
 * `target` and the attributes of an anchor.
 *
 * @param {import('react').AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }} props
 */
export function Link({ to, target, onClick, ...rest }) {
  const href = useHref(to);
  const open = useLinkClickHandler(to, /** @type {{ target: string }} */ ({ target }));
  /** @param {import('react').MouseEvent<HTMLAnchorElement>} event */
  const onPress = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return createElement('a', { ...rest, target, href, onClick: onPress });
}
