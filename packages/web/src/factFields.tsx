import {
  AmountField,
  ChoiceField,
  CountField,
  MeasureField,
  NoteField,
  TextField,
} from '@crossdock/ui/fields.tsx';
import type { ComponentProps } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { choiceOptions, factBoxProps } from './factBoxes.tsx';
import type { FactWords } from './factWords.ts';

interface FactFieldProps<S extends string, V extends FieldValues> {
  readonly of: FactWords<S, unknown>;
  readonly control: Control<V>;
  readonly name: S & FieldPath<V>;
  /** The options, if the shop decides them. */
  readonly data?: ComponentProps<typeof ChoiceField>['data'];
}

/** The field of a fact in a form of the form library; the fact's kind decides the control. */
export function FactField<S extends string, V extends FieldValues>({
  of,
  control,
  name,
  data,
}: FactFieldProps<S, V>) {
  const fact = of.fact(name);
  const { maxLength, ...box } = factBoxProps(of, name);
  const shared = { control, name, ...box };
  if (fact.kind === 'choice' || data)
    return <ChoiceField placeholder="" data={data ?? choiceOptions(of, name)} {...shared} />;
  switch (fact.kind) {
    case 'money':
      return <AmountField {...shared} />;
    case 'weight':
      return <MeasureField digits={3} unit={fact.unit && of.say(fact.unit)} {...shared} />;
    case 'count':
      return <CountField {...shared} />;
    case 'lines':
      return <NoteField rows={2} maxLength={maxLength} {...shared} />;
    default:
      return <TextField maxLength={maxLength} {...shared} />;
  }
}
