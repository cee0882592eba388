import type { Request } from '@crossdock/contract/table.ts';
import { keysOf, pick } from '@crossdock/domain/records.ts';
import { useEffect, useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import type { LastGoods } from './lastGoods.ts';
import { type DeclarationGuess, type GuessedFact, type GuessSource, guessedFacts } from './pastedForecast.ts';

/**
 * Fills the form's untouched fields with guesses, and marks them. A field that the member edits is never
 * guessed again and looks like any other.
 */
export function useGuessedFields(
  form: UseFormReturn<Request<'forecastParcels'>>,
  guess: DeclarationGuess | null,
  last: LastGoods,
): Partial<Record<GuessedFact, GuessSource>> {
  const { control } = form;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const filled = useRef<DeclarationGuess['goods']>({});
  useEffect(() => {
    const watched = form.watch((_, { name, type }) => {
      if (type === 'change' && name)
        setTouched((before) => (before.has(name) ? before : new Set([...before, name])));
    });
    return () => watched.unsubscribe();
  }, [form]);
  const goods = guess?.goods ?? {};
  const said = JSON.stringify(goods);
  useEffect(() => {
    const next: DeclarationGuess['goods'] = JSON.parse(said);
    const initial = form.formState.defaultValues ?? {};
    const free = guessedFacts.filter(
      (fact) =>
        !touched.has(fact) &&
        (isSame(form.getValues(fact), initial[fact]) || isSame(form.getValues(fact), filled.current[fact])),
    );
    const changes = pick({ ...initial, ...next }, free);
    if (free.some((fact) => !isSame(form.getValues(fact), changes[fact])))
      form.reset(
        { ...form.getValues(), ...changes },
        { keepDefaultValues: true, keepErrors: true, keepTouched: true, keepIsSubmitted: true },
      );
    filled.current = next;
  }, [form, said, touched]);
  const values = useWatch({ control, name: [...guessedFacts] });
  const sources: Partial<Record<GuessedFact, GuessSource>> = {};
  for (const [at, fact] of guessedFacts.entries()) {
    if (touched.has(fact) || isSame(values[at], undefined)) continue;
    if (fact in goods && isSame(values[at], goods[fact])) sources[fact] = guess?.sources[fact] ?? 'text';
    else if (keysOf(last).some((one) => one === fact && isSame(values[at], last[one])))
      sources[fact] = 'last';
  }
  return sources;
}

const isSame = (a: unknown, b: unknown) => (a ?? '') === (b ?? '');
