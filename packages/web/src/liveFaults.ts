import { useEffect, useState } from 'react';
import type { Schema } from './checkForm.ts';
import { useConnection } from './connection.ts';

/** Long enough that no error appears in the middle of a word. */
const pauseMs = 700;

interface Check {
  /** Loaded once something has been typed. */
  readonly schema: () => Promise<Schema>;
  /** The call's input from the typed values; its fields have the form's names. */
  readonly input: unknown;
}

/**
 * Errors of fields with content, shown shortly after the last key and until the content changes. Empty fields are
 * checked on submit.
 */
export function useLiveFaults<V extends object>(
  values: V,
  empty: V,
  { schema, input }: Check,
): Readonly<Record<string, string>> {
  const { lang } = useConnection();
  const [checked, setChecked] = useState<{ readonly values: V; readonly faults: Record<string, string> }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input and schema follow from what was typed
  useEffect(() => {
    if (values === empty) return;
    let gone = false;
    const check = async () => {
      const [{ fieldFailures }, loaded] = await Promise.all([import('./checkForm.ts'), schema()]);
      const faults = await fieldFailures(loaded, input, lang());
      if (!gone) setChecked({ values, faults });
    };
    const pause = setTimeout(() => void check(), pauseMs);
    return () => {
      gone = true;
      clearTimeout(pause);
    };
  }, [values]);
  if (!checked) return {};
  const of = (held: V, name: string): unknown => Reflect.get(held, name);
  const stands = ([name]: [string, string]) =>
    of(values, name) === of(checked.values, name) && of(values, name) !== of(empty, name);
  return Object.fromEntries(Object.entries(checked.faults).filter(stands));
}
