import type { AnchorHTMLAttributes, ComponentPropsWithRef } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import { classes } from '../classes';
import styles from './button.module.css';

type Look = 'plain' | 'primary' | 'whatsapp';

interface Looks {
  readonly look?: Look;
}

/** A button of type `button` in one of the product's three looks. */
export function Button({ look = 'plain', ...rest }: Looks & ComponentPropsWithRef<'button'>) {
  return <button type="button" {...rest} className={classOf(look)} />;
}

/** A link that looks like a button; use it for whatever leads to another address. */
export function ButtonLink({
  look = 'plain',
  children,
  ...rest
}: Looks & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return (
    <a {...rest} className={classOf(look)}>
      {children}
    </a>
  );
}

interface RouteLinkProps extends Looks, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  readonly to: string;
}

/**
 * The same for a route of this site: it opens without a reload. Made of the hooks that the router has for
 * this; its own `Link` brings the prefetching of another mode of it along (2 KB brotli in the shell).
 */
export function RouteLink({ to, ...rest }: RouteLinkProps) {
  return <ButtonLink {...rest} href={useHref(to)} onClick={useLinkClickHandler(to)} />;
}

function classOf(look: Look): string {
  return classes(styles.button, look !== 'plain' && styles[look]);
}
