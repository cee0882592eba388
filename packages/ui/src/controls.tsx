import { IconEye, IconEyeOff } from '@tabler/icons-react';
import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
  useState,
} from 'react';
import { IconButton } from './Button.tsx';
import classes from './Field.module.css';
import { described, Field, type FieldProps } from './Field.tsx';

export interface TextBoxProps
  extends FieldProps,
    Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'required' | 'size'> {
  readonly leftSection?: ReactNode;
  readonly rightSection?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

/** What every box shares: its own half of the props, tied to the label, hint and failure of the field around it. */
function useBox<P extends FieldProps>({ label, description, error, required, bare, ...rest }: P) {
  const id = useId();
  const field = { id, label, description, error, required, bare };
  return { field, own: { ...rest, ...described(id, field) } };
}

function Framed({ children, ...field }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <Field {...field}>
      <div className={classes.frame}>{children}</div>
    </Field>
  );
}

/** One line of text. Unbound: a form's fields are in `fields.tsx`. */
export function TextBox({ leftSection, rightSection, ...props }: TextBoxProps) {
  const { field, own } = useBox(props);
  return (
    <Framed {...field}>
      {leftSection ? (
        <span className={classes.side} data-start>
          {leftSection}
        </span>
      ) : null}
      <input className={classes.input} type="text" {...own} />
      {rightSection ? <span className={classes.side}>{rightSection}</span> : null}
    </Framed>
  );
}

/** A password with an eye: `showLabel` and `hideLabel` name it. */
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

export interface NoteBoxProps
  extends FieldProps,
    Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'required'> {
  readonly ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines; grows with what is written. */
export function NoteBox(props: NoteBoxProps) {
  const { field, own } = useBox(props);
  return (
    <Framed {...field}>
      <textarea className={classes.input} {...own} />
    </Framed>
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

/** One of a list, with the device's own picker. For long lists to search in, use Mantine's `Select`. */
export function ChoiceBox({ data, placeholder, ...props }: ChoiceBoxProps) {
  const { field, own } = useBox(props);
  return (
    <Framed {...field}>
      <select className={classes.input} {...own}>
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {data.map(({ value, label: text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text}
          </option>
        ))}
      </select>
    </Framed>
  );
}

/** A unit at the end of a box: `<TextBox rightSection={<Unit>kg</Unit>} />`. */
export function Unit({ children }: { children: ReactNode }) {
  return <span className={classes.unit}>{children}</span>;
}
