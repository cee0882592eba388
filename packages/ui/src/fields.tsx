import { decimalText } from '@crossdock/domain/decimalText.ts';
import { shortAmountText, typedAmount } from '@crossdock/domain/wallet/amount.ts';
import { useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useController,
  useFormState,
} from 'react-hook-form';
import { AmountBox, type AmountBoxProps } from './AmountBox.tsx';
import { ChoiceBox, type ChoiceBoxProps, NoteBox, type NoteBoxProps, Unit } from './controls.tsx';
import { parseFixedPoint } from './format.ts';
import { TextBox, type TextBoxProps } from './TextBox.tsx';
import { useFormatting } from './UiProvider.tsx';

/** The common props of a form field: its name connects it to the form's value, error and focus. */
interface Bound<V extends FieldValues> {
  readonly control: Control<V>;
  readonly name: FieldPath<V>;
}

type Rest<P> = Omit<P, 'name' | 'value' | 'defaultValue' | 'onChange' | 'onBlur' | 'error' | 'ref'>;

function useBound<V extends FieldValues>({ control, name }: Bound<V>) {
  const { field, fieldState } = useController({ control, name });
  const { defaultValues } = useFormState({ control, name });
  const initial: unknown = get(defaultValues, name);
  return { field, error: fieldState.error?.message, initial };
}

export function TextField<V extends FieldValues>({ control, name, ...rest }: Bound<V> & Rest<TextBoxProps>) {
  const { field, error } = useBound({ control, name });
  return <TextBox {...rest} {...field} value={field.value ?? ''} error={error} />;
}

export function NoteField<V extends FieldValues>({ control, name, ...rest }: Bound<V> & Rest<NoteBoxProps>) {
  const { field, error } = useBound({ control, name });
  return <NoteBox {...rest} {...field} value={field.value ?? ''} error={error} />;
}

/** A choice of `data`. An empty choice is undefined in the form. */
export function ChoiceField<V extends FieldValues>({
  control,
  name,
  ...rest
}: Bound<V> & Rest<ChoiceBoxProps>) {
  const { field, error } = useBound({ control, name });
  return (
    <ChoiceBox
      {...rest}
      {...field}
      value={field.value ?? ''}
      onChange={(event) => field.onChange(event.target.value || undefined)}
      error={error}
    />
  );
}

/** A whole number; an empty box is undefined. */
export function CountField<V extends FieldValues>(props: Bound<V> & { empty?: null } & Rest<TextBoxProps>) {
  return <MeasureField {...props} digits={0} />;
}

/**
 * A measure typed with a decimal point and stored whole: weight in kg (`digits` 3, grams), length in cm (1,
 * millimetres), a percentage (2, basis points). For money use `AmountField`. Invalid text stays in the box and is NaN
 * in the form, so that the schema refuses it.
 */
export function MeasureField<V extends FieldValues>({
  control,
  name,
  digits,
  unit,
  empty,
  ...rest
}: Bound<V> & {
  digits: number;
  unit?: string;
  /** The value of an empty box: undefined, or null if the schema uses it for "none". */
  empty?: null;
} & Rest<TextBoxProps>) {
  const { field, error, text, keep } = useWritten({
    bound: { control, name },
    read: (typed) => wholeOf(typed, digits),
    write: (whole) => shown(whole, digits),
    empty,
  });
  return (
    <TextBox
      inputMode={digits === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(unit ? { rightSection: <Unit>{unit}</Unit> } : {})}
      {...rest}
      {...field}
      data-number
      value={text}
      onChange={(event) => keep(event.target.value)}
      error={error}
    />
  );
}

type MeasureProps<V extends FieldValues> = Parameters<typeof MeasureField<V>>[0];
type NamedMeasureProps<V extends FieldValues> = Omit<MeasureProps<V>, 'digits' | 'unit'>;

/** A weight in kg, stored in grams. */
export const KgField = <V extends FieldValues>(props: NamedMeasureProps<V>) => (
  <MeasureField {...props} digits={3} unit="kg" />
);

/** A length in cm, stored in millimetres. */
export const CmField = <V extends FieldValues>(props: NamedMeasureProps<V>) => (
  <MeasureField {...props} digits={1} unit="cm" />
);

/** A percentage, stored in basis points. */
export const PercentField = <V extends FieldValues>(props: NamedMeasureProps<V>) => (
  <MeasureField {...props} digits={2} unit="%" />
);

/**
 * An amount typed in major units and stored in minor units of the currency. Invalid text stays in the box and the
 * schema refuses it.
 */
export function AmountField<V extends FieldValues>({
  control,
  name,
  empty,
  ...rest
}: Bound<V> & { empty?: null } & Omit<
    AmountBoxProps,
    'name' | 'value' | 'onText' | 'error' | 'ref' | 'onBlur'
  >) {
  const { currency: ofShop } = useFormatting();
  const currency = rest.currency ?? ofShop;
  const { field, error, text, keep } = useWritten({
    bound: { control, name },
    read: (typed) => typedAmount(typed, currency),
    write: (amountMinor) => shortAmountText(amountMinor, currency),
    empty,
  });
  const { onChange: _whole, ...box } = field;
  return <AmountBox {...rest} {...box} value={text} onText={keep} error={error} />;
}

interface Written<V extends FieldValues> {
  readonly bound: Bound<V>;
  readonly read: (typed: string) => number | undefined;
  readonly write: (whole: number) => string;
  readonly empty: null | undefined;
}

/** Shows a whole number of the form as the typed text. */
function useWritten<V extends FieldValues>({ bound, read, write, empty }: Written<V>) {
  const { field, error, initial } = useBound(bound);
  const [typed, setTyped] = useState<string | null>(null);
  const [emptiedFrom, setEmptiedFrom] = useState<unknown>();
  const kept = typeof field.value === 'number' && Number.isSafeInteger(field.value) ? write(field.value) : '';
  // Incomplete text ("12.") stays until it no longer matches the form's value, for instance after a reset. The form
  // library shows a field's initial value if the value is undefined, so an emptied box is kept empty here.
  const emptied = typed?.trim() === '' && emptiedFrom === initial && Object.is(field.value, initial);
  const text = typed !== null && (emptied || Object.is(read(typed), field.value ?? undefined)) ? typed : kept;
  const keep = (next: string) => {
    setTyped(next);
    setEmptiedFrom(initial);
    field.onChange(read(next) ?? empty);
  };
  return { field, error, text, keep };
}

function wholeOf(text: string, digits: number): number | undefined {
  return text.trim() === '' ? undefined : (parseFixedPoint(text, digits) ?? Number.NaN);
}

const shown = (whole: number, digits: number) => {
  const text = decimalText(whole, digits);
  return digits === 0 ? text : text.replace(/\.?0+$/, '');
};
