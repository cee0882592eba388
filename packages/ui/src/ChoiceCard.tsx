import type { ComponentProps, ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** It is shown, and cannot be chosen now. */
  readonly impossible?: boolean;
  /** What the choice says, and what stands at its end. */
  readonly children: ReactNode;
}

/** One of several choices, in a frame that is pressed as a whole. */
export function ChoiceCard({ impossible = false, children, ...input }: ChoiceCardProps) {
  return (
    <label className={classes.card} data-impossible={impossible || undefined}>
      <input type="radio" disabled={impossible} {...input} />
      {children}
    </label>
  );
}
