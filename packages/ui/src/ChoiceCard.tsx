import type { ComponentProps, ReactNode } from 'react';
import classes from './ChoiceCard.module.css';

interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  /** Shown, but cannot be chosen now. */
  readonly impossible?: boolean;
  /** The content of the card: the text of the choice and, at the end of the row, for example its price. */
  readonly children: ReactNode;
}

/** One of several choices, as a card that is pressed as a whole. */
export function ChoiceCard({ impossible = false, children, ...input }: ChoiceCardProps) {
  return (
    <label className={classes.card} data-impossible={impossible || undefined}>
      <input type="radio" disabled={impossible} {...input} />
      {children}
    </label>
  );
}
