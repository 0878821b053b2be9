import { forwardRef, type AnchorHTMLAttributes, type ComponentPropsWithoutRef } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import { classes } from '../classes';
import styles from './button.module.css';

type Look = 'plain' | 'primary' | 'whatsapp';

interface Looks {
  readonly look?: Look;
}

type ButtonProps = Looks & ComponentPropsWithoutRef<'button'>;

/** A button in one of the three looks. Its type is `button` unless another one is given. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { look = 'plain', ...rest },
  ref,
) {
  return <button type="button" {...rest} ref={ref} className={classOf(look)} />;
});

/** A link that looks like a button. It loads its address; use `RouteLink` to stay in the app. */
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

/** A link that looks like a button, for a route of this site: it opens without a reload. */
export function RouteLink({ look = 'plain', ...rest }: Looks & LinkProps) {
  return <Link {...rest} className={classOf(look)} />;
}

function classOf(look: Look): string {
  return classes(styles.button, look !== 'plain' && styles[look]);
}
