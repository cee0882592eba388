import { IconExclamationCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  /** Help text under the label. */
  readonly description?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  /** The label is only for screen readers, for filters whose meaning is obvious. */
  readonly bare?: boolean;
}

/** Connects a control with its label, hint and error: the control takes `id` and `aria-describedby` from here. */
export function Field({
  id,
  label,
  description,
  error,
  required,
  bare,
  children,
}: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classes.field} data-error={error ? true : undefined}>
      <label htmlFor={id} className={bare ? classes.hidden : classes.label}>
        {label}
        {required ? (
          <span className={classes.star} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </label>
      {description ? (
        <p id={`${id}-hint`} className={classes.description}>
          {description}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${id}-error`} className={classes.error} role="alert">
          <IconExclamationCircle size={15} aria-hidden />
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The accessibility attributes of a control. */
export function describedByProps(
  id: string,
  { description, error, required }: Pick<FieldProps, 'description' | 'error' | 'required'>,
) {
  const parts = [description && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': parts || undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-required': required || undefined,
  };
}
