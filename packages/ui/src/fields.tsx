import { NumberInput, PasswordInput, Select, Textarea, TextInput } from '@mantine/core';
import type { ComponentProps, ElementType } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useController,
  useFormState,
} from 'react-hook-form';
import { decimalText, wholeFromText } from './format.ts';

interface Bound<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
}

type Without<C extends ElementType> = Omit<
  ComponentProps<C>,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'error' | 'ref'
>;

function useBound<V extends FieldValues>({ control, name }: Bound<V>) {
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control, name });
  const error = get(errors, name) as { message?: string } | undefined;
  return { field, error: error?.message };
}

/** One line of text bound to a form field; the field's failure appears under it. */
export function TextField<V extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<V> & Without<typeof TextInput>) {
  const { field, error } = useBound({ control, name });
  return <TextInput {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function PasswordField<V extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<V> & Without<typeof PasswordInput>) {
  const { field, error } = useBound({ control, name });
  return <PasswordInput {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function NoteField<V extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<V> & Without<typeof Textarea>) {
  const { field, error } = useBound({ control, name });
  return <Textarea {...rest} {...field} value={field.value ?? ''} error={error} />;
}

/** One of a list. `data` are its `{ value, label }`. */
export function ChoiceField<V extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<V> & Without<typeof Select>) {
  const { field, error } = useBound({ control, name });
  return (
    <Select
      {...rest}
      {...field}
      value={field.value ?? null}
      onChange={(value) => field.onChange(value)}
      error={error}
    />
  );
}

/** A whole number. */
export function CountField<V extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<V> & Without<typeof NumberInput>) {
  const { field, error } = useBound({ control, name });
  return (
    <NumberInput
      allowDecimal={false}
      inputMode="numeric"
      {...rest}
      {...field}
      value={field.value ?? ''}
      onChange={(value) => field.onChange(value === '' ? undefined : value)}
      error={error}
    />
  );
}

/**
 * A measure that people write with a point and the system keeps whole: money (2 digits, minor units), weight in kg
 * (3, grams), length in cm (1, millimetres).
 */
export function MeasureField<V extends FieldValues>({
  control,
  name,
  digits,
  ...rest
}: Bound<V> & { digits: number } & Without<typeof NumberInput>) {
  const { field, error } = useBound({ control, name });
  const shown =
    typeof field.value === 'number'
      ? decimalText(field.value, digits).replace(/\.?0+$/, digits > 0 ? '' : '$&')
      : '';
  return (
    <NumberInput
      inputMode="decimal"
      decimalScale={digits}
      allowNegative={false}
      {...rest}
      name={field.name}
      onBlur={field.onBlur}
      ref={field.ref}
      defaultValue={shown}
      onChange={(value) =>
        field.onChange(value === '' ? undefined : (wholeFromText(String(value), digits) ?? undefined))
      }
      error={error}
    />
  );
}
