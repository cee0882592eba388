import type { ReactNode, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import classes from './Field.module.css';
import type { FieldProps } from './Field.tsx';
import { FieldFrame, useFieldProps } from './TextBox.tsx';

export interface NoteBoxProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
  /** Receives the text at each change; `onChange` receives the event. */
  readonly onText?: (text: string) => void;
}

/** Several lines; grows with the text. */
export function NoteBox({ onText, ...props }: NoteBoxProps) {
  const { field, own } = useFieldProps(props);
  return (
    <FieldFrame {...field}>
      <textarea
        className={classes.input}
        onChange={onText && ((event) => onText(event.currentTarget.value))}
        {...own}
      />
    </FieldFrame>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean;
}

export interface ChoiceBoxProps
  extends FieldProps,
    Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'size'> {
  readonly data: readonly Option[];
  /** Shown while nothing is chosen. */
  readonly placeholder?: string;
  readonly ref?: Ref<HTMLSelectElement>;
}

/** A choice with the device's own picker. For long lists with search use Mantine's `Select`. */
export function ChoiceBox({ data, placeholder, ...props }: ChoiceBoxProps) {
  const { field, own } = useFieldProps(props);
  return (
    <FieldFrame {...field}>
      <select className={classes.input} {...own}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {data.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

/** A unit at the end of a box: `<TextBox rightSection={<Unit>kg</Unit>} />`. */
export function Unit({ children }: { children: ReactNode }) {
  return <span className={classes.unit}>{children}</span>;
}
