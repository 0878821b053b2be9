import { forwardRef, type AnchorHTMLAttributes, type ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../classes';
import styles from './button.module.css';

type Look = 'plain' | 'primary' | 'whatsapp';

interface Looks {
  readonly look?: Look;
}

type ButtonProps = Looks & ComponentPropsWithoutRef<'button'>;

/** A button in one of three looks. Its `type` is `button` unless another type is given. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'plain', ...rest },
  ref,
) {
  return <button type="button" {...rest} ref={ref} className={classOf(look)} />;
});

/** A link that looks like a button and loads a page. To open a route without a page load, use `RouteLink`. */
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

/** A link that looks like a button and opens a route of this site without a page load. */
export function RouteLink({ look = 'plain', ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={classOf(look)} />;
}

function classOf(look: Look): string {
  return classes(styles.button, look !== 'plain' && styles[look]);
}
