import { type FieldSide, fieldDescription } from '@crossdock/contract/facts.ts';
import { swapName, type WireNames } from '@crossdock/contract/wire/wireNames.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { z } from 'zod';

type Json = Record<string, unknown>;

/** The call or shared shape whose fields are described, with names as on the wire. */
export interface DescribedShape {
  readonly name: string;
  readonly side: FieldSide;
  readonly misspelt?: WireNames | undefined;
}

/** The longest description of a field. */
export const maxDescriptionLength = 140;

/** A schema as JSON Schema with wire names, in which each field has a description. */
export function describedJsonSchema(schema: z.ZodType, whose: DescribedShape): Json {
  const { $schema, ...json } = z.toJSONSchema(schema, {
    io: whose.side === 'answer' ? 'output' : 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => nameEachKey(jsonSchema),
  });
  return partWithFacts(json, whose, []);
}

/** Lists every key of a record with a closed set of keys. */
function nameEachKey(part: z.core.JSONSchema.JSONSchema): void {
  const names = part.propertyNames;
  if (typeof names !== 'object' || names.enum === undefined) return;
  const value = part.additionalProperties ?? {};
  part.properties = Object.fromEntries(names.enum.map((name) => [String(name), value]));
  part.additionalProperties = false;
  delete part.propertyNames;
}

function withFacts(part: unknown, whose: DescribedShape, path: readonly string[]): unknown {
  if (Array.isArray(part)) return part.map((one) => withFacts(one, whose, path));
  return isRecord(part) ? partWithFacts(part, whose, path) : part;
}

function partWithFacts(part: Json, whose: DescribedShape, path: readonly string[]): Json {
  const inner = Object.entries(part).flatMap(([key, value]): (readonly [string, unknown])[] => {
    if (isSaidElsewhere(key, value, part, whose)) return [];
    if (key === 'properties' && isRecord(value)) return [[key, fieldsOf(value, whose, path)]];
    if (key === 'required' && Array.isArray(value))
      return [[key, value.map((name) => swapName(String(name), whose.misspelt))]];
    return [[key, key === 'enum' || key === 'default' ? value : withFacts(value, whose, path)]];
  });
  return Object.fromEntries(inner);
}

/**
 * Whether a keyword is omitted: a pattern that the format implies, or `additionalProperties` of an answer, which may
 * get more fields later.
 */
function isSaidElsewhere(key: string, value: unknown, part: Json, { side }: DescribedShape): boolean {
  if (key === 'pattern') return ['uuid', 'date-time', 'date'].includes(String(part.format));
  return key === 'additionalProperties' && value === false && side === 'answer';
}

function fieldsOf(properties: Json, whose: DescribedShape, path: readonly string[]): Json {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const below = [...path, name];
    const wire = swapName(name, whose.misspelt);
    return [
      wire,
      {
        ...lineOf(schema, fieldDescription(whose.name, whose.side, below)),
        ...(wire === name ? {} : { 'x-client-name': name }),
        ...(isRecord(schema) ? partWithFacts(schema, whose, below) : {}),
      },
    ] as const;
  });
  return Object.fromEntries(fields);
}

/** A field's description with its limits, which come from the schema. */
function lineOf(schema: unknown, fact: string | undefined): Json {
  if (fact === undefined) return {};
  const limits = limitsOf(schema);
  const whole = limits === '' ? fact : `${fact} (${limits})`;
  return { description: whole.length <= maxDescriptionLength ? whole : fact };
}

const figure = (value: unknown): string => Number(value).toLocaleString('en');

function limitsOf(schema: unknown): string {
  if (!isRecord(schema)) return '';
  const known = Array.isArray(schema.anyOf) ? schema.anyOf.filter((one) => one.type !== 'null') : [];
  if (known.length > 0) return known.length === 1 ? limitsOf(known[0]) : '';
  const { type } = schema;
  if (type === 'string' && schema.maxLength !== undefined)
    return span(schema.minLength, schema.maxLength, ' characters');
  if (type === 'array') return span(schema.minItems, schema.maxItems, ' entries');
  return type === 'integer' || type === 'number' ? span(schema.minimum, schema.maximum, '') : '';
}

/** Whether a limit is mentioned; JavaScript's own number limits are not. */
const isTold = (limit: unknown): boolean =>
  typeof limit === 'number' && Math.abs(limit) < Number.MAX_SAFE_INTEGER;

function span(least: unknown, most: unknown, what: string): string {
  if (isTold(least) && isTold(most))
    return least === most ? `${figure(least)}${what}` : `${figure(least)} to ${figure(most)}${what}`;
  if (isTold(most)) return `up to ${figure(most)}${what}`;
  return isTold(least) && Number(least) > 0 ? `at least ${figure(least)}${what}` : '';
}

/** The fields of an object's schema. */
export function propertiesOf({ properties }: Json): Readonly<Record<string, Json>> {
  if (!isRecord(properties)) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, isRecord(schema) ? schema : {}]),
  );
}

export const requiredOf = ({ required }: Json): readonly string[] =>
  Array.isArray(required) ? required.map(String) : [];

/** A GET's input as query parameters: lists joined by commas, flags and numbers as text. */
export function queryParameters(input: Json, example: unknown): Json[] {
  const shown = isRecord(example) ? example : {};
  return Object.entries(propertiesOf(input)).map(([name, { description, ...whole }]) => {
    const schema = inAddress(whole);
    const isList = schema.type === 'array';
    return {
      name,
      in: 'query',
      required: requiredOf(input).includes(name),
      description,
      ...(isList ? { style: 'form', explode: false } : {}),
      schema,
      ...(shown[name] === undefined ? {} : { example: exampleOf(shown[name], schema) }),
    };
  });
}

function inAddress(schema: Json): Json {
  const { anyOf, ...others } = schema;
  if (!Array.isArray(anyOf)) return schema;
  const flag = anyOf.find((one) => one.type === 'boolean');
  const list = anyOf.find((one) => one.type === 'array');
  return flag || list ? { ...others, ...(flag ?? list) } : schema;
}

function exampleOf(value: unknown, { type }: Json): unknown {
  if (typeof value !== 'string') return value;
  if (type === 'array') return value.split(',');
  if (type === 'integer' || type === 'number') return Number(value);
  return type === 'boolean' ? value === 'true' : value;
}

/** A body's schema in which each plain field shows its value from the example. */
export function withExamples(schema: Json, example: unknown): Json {
  if (Array.isArray(example)) {
    return isRecord(schema.items) ? { ...schema, items: withExamples(schema.items, example[0]) } : schema;
  }
  if (!isRecord(example)) {
    const isPlain = typeof example === 'string' || typeof example === 'number';
    return isPlain && schema.enum === undefined && schema.const === undefined
      ? { ...schema, examples: [example] }
      : schema;
  }
  const fields = Object.entries(propertiesOf(schema)).map(([name, field]) => [
    name,
    withExamples(field, example[name]),
  ]);
  return fields.length === 0 ? schema : { ...schema, properties: Object.fromEntries(fields) };
}
