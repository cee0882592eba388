import { NoteBox } from '@crossdock/ui/controls.tsx';
import { useState } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldValues,
  get,
  useController,
  useFormState,
} from 'react-hook-form';

/** Zip prefixes as people write them: separated by commas, blanks or lines. The form holds a list. */
export function PrefixField<V extends FieldValues>(props: {
  control: Control<V>;
  name: FieldPath<V>;
  label: string;
  description?: string;
}) {
  const { control, name } = props;
  const { field } = useController({ control, name });
  const { errors } = useFormState({ control, name });
  const list: readonly string[] = field.value ?? [];
  const [typed, setTyped] = useState(list.join(', '));
  const shown = splitPrefixes(typed).join() === list.join() ? typed : list.join(', ');
  return (
    <NoteBox
      label={props.label}
      description={props.description}
      rows={3}
      inputMode="numeric"
      name={field.name}
      ref={field.ref}
      value={shown}
      onBlur={field.onBlur}
      onChange={(event) => {
        setTyped(event.target.value);
        field.onChange(splitPrefixes(event.target.value));
      }}
      error={firstMessage(get(errors, name))}
    />
  );
}

function splitPrefixes(text: string): string[] {
  return text.split(/[\s,，、;；]+/).filter(Boolean);
}

/** The list's own error, or that of its first wrong entry. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  for (const entry of Object.values(error)) {
    const message = firstMessage(entry);
    if (message) return message;
  }
  return undefined;
}
