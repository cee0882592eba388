import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import type { ChoiceFact, DayFact, Fact, FactName, TextFact, ValueOf, WholeFact, YesNoFact } from './fact.ts';
import type { Facts } from './facts.ts';
import { instant, note, text, whole } from './values.ts';

/** A fact as somebody types it: the zod field with the fact's limits. */
export function typed(fact: TextFact & { readonly max: number }): ReturnType<typeof text>;
export function typed(fact: WholeFact & { readonly min: number; readonly max: number }): typeof whole;
export function typed<const C extends string>(fact: ChoiceFact<C>): z.ZodEnum<{ [K in C]: K }>;
export function typed(fact: DayFact): z.ZodISODate;
export function typed(fact: YesNoFact): z.ZodBoolean;
export function typed(fact: Fact): z.ZodType {
  switch (fact.kind) {
    case 'choice':
      return z.enum(fact.choices, { error: 'field.required' });
    case 'day':
      return z.iso.date({ error: 'field.required' });
    case 'yesNo':
      return z.boolean();
    case 'instant':
      return instant;
    case 'count':
    case 'money':
    case 'weight':
      return whole
        .min(fact.min ?? 0, 'field.tooSmall')
        .max(fact.max ?? Number.MAX_SAFE_INTEGER, 'field.tooBig');
    default:
      return (fact.empty ? note : text)(fact.max ?? 0);
  }
}

type Answered<F, N extends keyof F> = { [K in N]: z.ZodType<ValueOf<F[K]>> };

/** These facts as an answer holds them. */
export function answered<const F extends object, const N extends FactName<F>>(
  facts: F,
  names: readonly N[],
): Answered<F, N>;
export function answered(facts: Facts, names: readonly string[]): Readonly<Record<string, z.ZodType>> {
  return recordOf(names, (name) => schemaOf(facts[name]));
}

function schemaOf(fact: Fact | string | undefined): z.ZodType {
  if (fact === undefined || typeof fact === 'string') throw new Error('A description has no schema.');
  const schema = plainSchemaOf(fact);
  return fact.none ? schema.nullable() : schema;
}

function plainSchemaOf(fact: Fact): z.ZodType {
  switch (fact.kind) {
    case 'choice':
      return z.enum(fact.choices);
    case 'instant':
      return instant;
    case 'yesNo':
      return z.boolean();
    case 'count':
    case 'money':
    case 'weight':
      return z.number().int();
    default:
      return z.string();
  }
}
