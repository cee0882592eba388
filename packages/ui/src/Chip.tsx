import type { ButtonHTMLAttributes } from 'react';
import classes from './Chip.module.css';

interface ChipProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'aria-pressed'> {
  readonly chosen: boolean;
}

/** One of a few choices in a row, 44 px high, such as filters or amounts. */
export function Chip({ chosen, ...rest }: ChipProps) {
  return <button type="button" {...rest} className={classes.chip} aria-pressed={chosen} />;
}
