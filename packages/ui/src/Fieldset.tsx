import type { ReactNode } from 'react';
import classes from './Fieldset.module.css';

interface FieldsetProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of fields, in a frame with a title. */
export function Fieldset({ title, children }: FieldsetProps) {
  return (
    <fieldset className={classes.group}>
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
