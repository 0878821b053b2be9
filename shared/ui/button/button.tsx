import { forwardRef, type AnchorHTMLAttributes, type ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../classes';
import styles from './button.module.css';

type Look = 'plain' | 'primary' | 'whatsapp';

interface Looks {
  readonly look?: Look;
}

type ButtonProps = Looks & ComponentPropsWithoutRef<'button'>;

/** A button of type `button` in one of the product's three looks. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'plain', ...rest },
  ref,
) {
  return <button type="button" {...rest} ref={ref} className={classOf(look)} />;
});

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

/** The same for a route of this site: it opens without a reload. */
export function RouteLink({ look = 'plain', ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={classOf(look)} />;
}

function classOf(look: Look): string {
  return classes(styles.button, look !== 'plain' && styles[look]);
}
