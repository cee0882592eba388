import type { FieldDefinition, TextFieldDefinition } from '@crossdock/contract/wire/fact.ts';
import { ChoiceBox, NoteBox, type Option } from '@crossdock/ui/controls.tsx';
import type { FieldProps } from '@crossdock/ui/Field.tsx';
import { TextBox, type TextBoxProps } from '@crossdock/ui/TextBox.tsx';
import type { FactWords } from './factWords.ts';
import type { TextForm } from './plainForm.ts';

type BoxTexts = Pick<FieldProps, 'label' | 'description' | 'required'> & {
  placeholder?: string;
  maxLength?: number;
};

/** Label, hint and limit of a fact's form field. */
export function factBoxProps<S extends string>({ fact, label, say }: FactWords<S, unknown>, name: S) {
  const found = fact(name);
  const { hint, unset } = found;
  const box: BoxTexts = {
    label: label(name),
    required: !found.none && !(isText(found) && found.empty),
    ...(hint === undefined ? {} : { description: say(hint) }),
    ...(unset === undefined ? {} : { placeholder: say(unset) }),
    ...(isText(found) && found.max !== undefined ? { maxLength: found.max } : {}),
  };
  return box;
}

const textKinds: readonly string[] = [
  'text',
  'lines',
  'code',
  'phone',
  'email',
  'link',
] satisfies TextFieldDefinition['kind'][];
const isText = (fact: FieldDefinition): fact is TextFieldDefinition => textKinds.includes(fact.kind);

/** The possible values of a choice. */
export function choiceOptions<S extends string>({ fact, choice }: FactWords<S, unknown>, name: S): Option[] {
  const found = fact(name);
  const choices = found.kind === 'choice' ? found.choices : [];
  return choices.map((value) => ({ value, label: choice(name, value) }));
}

/** A field's properties besides the fact: its place in the form, its options, what a browser autofills. */
interface BoxProps<S extends string, K extends S>
  extends Pick<TextBoxProps, 'autoComplete' | 'inputMode' | 'min' | 'placeholder'> {
  readonly of: FactWords<S, unknown>;
  /** The form that holds the typed text. */
  readonly form: TextForm<NoInfer<K>>;
  readonly name: K;
  readonly rows?: number;
  readonly required?: boolean;
  /** The options, if the shop decides them. */
  readonly data?: readonly Option[];
}

const types = { day: 'date', phone: 'tel', email: 'email' } as const;
const typeOf = (kind: FieldDefinition['kind']) =>
  kind === 'day' || kind === 'phone' || kind === 'email' ? types[kind] : 'text';

/** The field of a fact in a plain form; the fact's kind decides the control. */
export function FactBox<S extends string, K extends S>({
  of,
  form,
  name,
  data,
  rows,
  ...rest
}: BoxProps<S, K>) {
  const { kind } = of.fact(name);
  const shared = {
    ...factBoxProps(of, name),
    ...rest,
    ...form.box(name),
  };
  if (kind === 'choice' || data) {
    const { maxLength: _, ...box } = shared;
    return <ChoiceBox data={data ?? choiceOptions(of, name)} {...box} />;
  }
  if (kind === 'lines') return <NoteBox rows={rows ?? 2} {...shared} />;
  return <TextBox type={typeOf(kind)} {...(kind === 'count' ? { inputMode: 'numeric' } : {})} {...shared} />;
}
