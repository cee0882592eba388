import { isOneOf } from '@crossdock/domain/records.ts';
import type { PlainForm, TextForm } from './plainForm.ts';

/**
 * The value, error and change handler of the box for an amount in a form: `<AmountBox {...amountBoxPropsOf(form, 'amount',
 * 'amountMinor')} />`. `path` is the input's field. To parse the amount, use `typedAmount`.
 */
export function amountBoxPropsOf<K extends string>(form: TextForm<K>, name: K, path: string) {
  const { value, error, onChange } = form.box(name, path);
  return { value, error, onText: (text: string) => onChange({ currentTarget: { value: text } }) };
}

/**
 * The choices, value, error and change handler of the box for a value that is one of a few: `<ChoiceBox {...choiceBoxPropsOf(form, 'end',
 * ends, (end) => t(`chargebacks.state.${end}`))} />`. Any other value is ignored.
 */
export function choiceBoxPropsOf<K extends string, V extends { readonly [name in K]: string }>(
  form: Pick<PlainForm<V>, 'values' | 'errors' | 'set'>,
  name: K,
  of: readonly V[K][],
  labelOf: (value: V[K]) => string,
) {
  return {
    data: of.map((value) => ({ value, label: labelOf(value) })),
    value: form.values[name],
    error: form.errors[name],
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => {
      const { value } = event.currentTarget;
      if (isOneOf(of, value)) form.set(name, value);
    },
  };
}

/** The parts of a form that a tick box uses. */
interface TickForm<K extends string> {
  readonly values: Readonly<Record<K, boolean>>;
  set(name: K, value: boolean): void;
}

/** State and change of a form's value that is on or off: `<Checkbox {...tickBoxPropsOf(form, 'on')} label={…} />`. */
export const tickBoxPropsOf = <K extends string>(form: TickForm<NoInfer<K>>, name: K) => ({
  checked: form.values[name],
  onChange: (event: { readonly currentTarget: { readonly checked: boolean } }) =>
    form.set(name, event.currentTarget.checked),
});
