import type { ButtonHTMLAttributes } from 'react';
import classes from './Chip.module.css';

interface ChipProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'className' | 'aria-pressed'> {
  readonly chosen: boolean;
}

/** One of a few choices side by side, 44 px high: a filter's, an amount's. */
export function Chip({ chosen, ...rest }: ChipProps) {
  return <button type="button" {...rest} className={classes.chip} aria-pressed={chosen} />;
}
