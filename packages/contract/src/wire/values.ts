import { langs } from '@crossdock/domain/languages.ts';
import { recordOf } from '@crossdock/domain/records.ts';
import { z } from 'zod';
import type {
  ChoiceFieldDefinition,
  DayFieldDefinition,
  DefinedFieldName,
  FieldDefinition,
  NumberFieldDefinition,
  TextFieldDefinition,
  ValueOf,
  YesNoFieldDefinition,
} from './fact.ts';
import type { Facts } from './facts.ts';

/** Building blocks of inputs and outputs. GET inputs arrive as text: use `query.*` for them. */
export const id = z.uuid({ error: 'field.id' });
export const instant = z.iso.datetime();
export const minor = z.number().int();
/** A whole number in an answer. */
export const count = z.number().int();
const anyText = z.string();
/**
 * Plain values, mostly of answers. Hundreds of fields use each of them, and a schema needs one or two kilobytes, so the
 * fields share one schema. `text` and `note` are for typed input.
 */
export const plain = {
  text: anyText,
  texts: z.array(anyText),
  yesNo: z.boolean(),
  /** Null if there is none. */
  maybeText: anyText.nullable(),
  maybeId: id.nullable(),
  maybeInstant: instant.nullable(),
  maybeCount: count.nullable(),
  maybeMinor: minor.nullable(),
  /** Left out if there is none. */
  optionalId: id.optional(),
};
/** The answer of a call that has created one record: its id. */
export const createdAnswer = z.object({ id });
/** A refusal within an answer: its code, and its sentence in the reader's language. */
export const refusalView = z.object({ error: plain.text, message: plain.text });
/** When a step was made, who made it, and why. */
export const stepFields = { at: instant, by: z.enum(['member', 'staff', 'system']), why: plain.text };
/** Texts in the three languages, as stored for names that a shop writes. */
export const texts = z.strictObject({ zh: plain.text, tw: plain.text, en: plain.text });
export type Texts = z.infer<typeof texts>;
/** Weight in grams and sides in millimetres, for a parcel or package that was measured. */
export const measureFields = { weightG: count, lengthMm: count, widthMm: count, heightMm: count };
/** Weight and sides of a parcel or package that may not have been measured yet. */
export const maybeMeasureFields = {
  weightG: plain.maybeCount,
  lengthMm: plain.maybeCount,
  widthMm: plain.maybeCount,
  heightMm: plain.maybeCount,
};
/** The member that a row of a staff list belongs to. */
export const ofMember = { memberId: id, memberAccount: plain.text, memberName: plain.text };
/** The order or the purchase that money or a coupon was used for. The fields of the other one, or of both, are null. */
export const saleFields = {
  orderId: plain.maybeId,
  orderNumber: plain.maybeText,
  purchaseId: plain.maybeId,
  purchaseNumber: plain.maybeText,
};
export const lang = z.enum(langs);
export type Lang = z.infer<typeof lang>;

/** A whole number in a JSON body. A missing number and an unreadable one cause different errors. */
export const whole = z
  .number({ error: (issue) => (issue.input === undefined ? 'field.required' : 'field.invalid') })
  .int('field.integer');

/** A whole number within limits. An unreadable number causes the same error as a missing one. */
export const requiredWhole = (min: number, max: number) =>
  z
    .number({ error: 'field.required' })
    .int('field.integer')
    .min(min, 'field.tooSmall')
    .max(max, 'field.tooBig');

/** An amount above zero. */
export const amountUpTo = (max: number) =>
  z
    .number({ error: ({ input }) => (input === undefined ? 'field.required' : 'amount.invalid') })
    .int('amount.invalid')
    .min(1, 'amount.notAboveZero')
    .max(max, 'field.tooBig');

/**
 * Creates the schema of each limit only once: hundreds of fields share a few limits, and a schema needs two kilobytes.
 */
function ofEachLimit(make: (max: number) => z.ZodString): (max: number) => z.ZodString {
  const made = new Map<number, z.ZodString>();
  return (max) => {
    const known = made.get(max) ?? make(max);
    made.set(max, known);
    return known;
  };
}

/** Trimmed text of 1 to `max` characters. */
export const text = ofEachLimit((max) =>
  z.string({ error: 'field.required' }).trim().min(1, 'field.required').max(max, 'field.tooLong'),
);

/** Texts in the three languages as fields of an input; English may be longer. */
export const textsUpTo = (max: number, maxEnglish = max) => ({
  zh: text(max),
  tw: text(max),
  en: text(maxEnglish),
});

/** Trimmed text that may be empty. */
export const note = ofEachLimit((max) => z.string().trim().max(max, 'field.tooLong'));

/** A list of different ids; `twice` is the error for an id that is repeated. */
export const distinctIds = (max: number, twice: string) =>
  z
    .array(id)
    .max(max, 'field.tooMany')
    .refine((ids) => new Set(ids).size === ids.length, twice);

/** A boolean as written in a URL. Created once, because reading a boolean from text needs five schemas. */
const yesNoInAddress = z.union([plain.yesNo, z.stringbool()]);

export const query = {
  int: (min: number, max: number) =>
    z.coerce
      .number<string | number>()
      .int('field.integer')
      .min(min, 'field.tooSmall')
      .max(max, 'field.tooBig'),
  flag: () => yesNoInAddress,
  ids: (max = 100) =>
    z
      .union([z.string().transform((joined) => joined.split(',').filter(Boolean)), plain.texts])
      .pipe(z.array(id).max(max, 'field.tooMany')),
};

/** The zod field for typing a fact, with the fact's limits. */
export function inputFieldOf(fact: TextFieldDefinition & { readonly max: number }): ReturnType<typeof text>;
export function inputFieldOf(
  fact: NumberFieldDefinition & { readonly min: number; readonly max: number },
): typeof whole;
export function inputFieldOf<const C extends string>(
  fact: ChoiceFieldDefinition<C>,
): z.ZodEnum<{ [K in C]: K }>;
export function inputFieldOf(fact: DayFieldDefinition): z.ZodISODate;
export function inputFieldOf(fact: YesNoFieldDefinition): z.ZodBoolean;
export function inputFieldOf(fact: FieldDefinition): z.ZodType {
  switch (fact.kind) {
    case 'choice':
      return z.enum(fact.choices, { error: 'field.required' });
    case 'day':
      return z.iso.date({ error: 'field.required' });
    case 'yesNo':
      return plain.yesNo;
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

/** The zod fields of these facts in an answer. */
export function answerFields<const F extends object, const N extends DefinedFieldName<F>>(
  facts: F,
  names: readonly N[],
): Answered<F, N>;
export function answerFields(facts: Facts, names: readonly string[]): Readonly<Record<string, z.ZodType>> {
  return recordOf(names, (name) => schemaOf(facts[name]));
}

function schemaOf(fact: FieldDefinition | string | undefined): z.ZodType {
  if (fact === undefined || typeof fact === 'string') throw new Error('A description has no schema.');
  const schema = plainSchemaOf(fact);
  return fact.none ? schema.nullable() : schema;
}

function plainSchemaOf(fact: FieldDefinition): z.ZodType {
  switch (fact.kind) {
    case 'choice':
      return z.enum(fact.choices);
    case 'instant':
      return instant;
    case 'yesNo':
      return plain.yesNo;
    case 'count':
    case 'money':
    case 'weight':
      return count;
    default:
      return plain.text;
  }
}
