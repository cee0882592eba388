import { IconEye, IconEyeOff } from '@tabler/icons-react';
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react';
import { IconButton } from './Button.tsx';
import classes from './Field.module.css';
import { describedByProps, Field, type FieldProps } from './Field.tsx';

export interface TextBoxProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'size'> {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * The common part of every box: separates the field's props and connects the control to label, hint and
 * error.
 */
export function useFieldProps<P extends FieldProps>({
  label,
  description,
  error,
  required,
  bare,
  ...rest
}: P) {
  const id = useId();
  const field = { id, label, description, error, required, bare };
  return { field, own: { ...rest, ...describedByProps(id, field) } };
}

/** Label, frame and error of a box. */
export function FieldFrame({ children, ...field }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <Field {...field}>
      <div className={classes.frame}>{children}</div>
    </Field>
  );
}

/** One line of text, not bound to a form; form fields are in `fields.tsx`. */
export function TextBox({ leftSection, rightSection, ...props }: TextBoxProps) {
  const { field, own } = useFieldProps(props);
  return (
    <FieldFrame {...field}>
      {leftSection ? (
        <span className={classes.side} data-start>
          {leftSection}
        </span>
      ) : null}
      <input className={classes.input} type="text" {...own} />
      {rightSection ? <span className={classes.side}>{rightSection}</span> : null}
    </FieldFrame>
  );
}

/** A password box with a show/hide button, named by `showLabel` and `hideLabel`. */
export function PasswordBox({
  showLabel,
  hideLabel,
  ...rest
}: TextBoxProps & { showLabel: string; hideLabel: string }) {
  const [shown, setShown] = useState(false);
  const eye = (
    <IconButton
      icon={shown ? IconEyeOff : IconEye}
      label={shown ? hideLabel : showLabel}
      onClick={() => setShown(!shown)}
    />
  );
  return <TextBox {...rest} type={shown ? 'text' : 'password'} rightSection={eye} />;
}
