import type { Icon } from '@tabler/icons-react';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './Button.module.css';

export interface ButtonLook {
  /**
   * `primary`: the one next action. `soft`: secondary. `outline`: neutral. `plain`: within text. `danger`:
   * destroys something.
   */
  readonly look?: 'primary' | 'soft' | 'outline' | 'plain' | 'danger';
  readonly small?: boolean;
  /** As wide as its container. */
  readonly full?: boolean;
}

/** The classes of a button, for other elements: `<Link className={buttonClass({ look: 'soft' })}>`. */
export function buttonClass({ look = 'primary', small, full }: ButtonLook = {}): string {
  return [classes.button, classes[look], small && classes.small, full && classes.full]
    .filter(Boolean)
    .join(' ');
}

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  readonly icon?: Icon;
  /** Something is running: the button is disabled and shows a spinner. */
  readonly busy?: boolean;
  readonly children: ReactNode;
}

export function Button({ look, small, full, icon: Picture, busy, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ ...(look ? { look } : {}), small: small ?? false, full: full ?? false })}
      disabled={rest.disabled || busy}
      aria-busy={busy || undefined}
    >
      {busy ? <Spinner /> : Picture ? <Picture size={small ? 16 : 18} stroke={2} aria-hidden /> : null}
      <span>{children}</span>
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  readonly icon: Icon;
  /** The button's accessible name and tooltip. */
  readonly label: string;
  readonly bordered?: boolean;
}

/** An icon button of 44 px with a name. */
export function IconButton({ icon: Picture, label, bordered, className, ...rest }: IconButtonProps) {
  const all = [classes.icon, bordered && classes.bordered, className].filter(Boolean).join(' ');
  return (
    <button type="button" aria-label={label} title={label} {...rest} className={all}>
      <Picture size={22} stroke={1.8} aria-hidden />
    </button>
  );
}

/** A spinner without text; add a text beside it. */
export function Spinner({ large = false }: { large?: boolean }) {
  return <span className={classes.spinner} data-large={large || undefined} aria-hidden="true" />;
}
