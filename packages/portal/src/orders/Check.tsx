import type { ReactNode } from 'react';
import classes from './consolidate.module.css';

/** An option of the order, with what it means. */
export function Check(props: {
  checked: boolean;
  label: string;
  hint: ReactNode;
  onChange: (yes: boolean) => void;
}) {
  return (
    <label className={classes.check}>
      <input
        className={classes.mark}
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      <span className={classes.words}>
        <span className={classes.name}>{props.label}</span>
        <span className={classes.muted}>{props.hint}</span>
      </span>
    </label>
  );
}
