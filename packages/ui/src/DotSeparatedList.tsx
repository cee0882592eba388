import { Children, type ReactNode } from 'react';
import classes from './Dots.module.css';

/** Short facts in a row with dots between them; no dot is left at a line break. */
export function DotSeparatedList({ children }: { children: ReactNode }) {
  return (
    <span className={classes.frame}>
      <span className={classes.row}>
        {Children.toArray(children).map((fact, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the facts of one thing keep their places
          <span key={at} className={classes.fact}>
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
