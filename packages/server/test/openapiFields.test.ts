import { type FieldSide, factsByNoun, findFieldDescription } from '@crossdock/contract/facts.ts';
import { eventBodySchema } from '@crossdock/contract/programs/events.ts';
import { calls } from '@crossdock/contract/table.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { failure } from '@crossdock/contract/wire/envelope.ts';
import { isRecord } from '@crossdock/domain/records.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import {
  describedJsonSchema,
  maxDescriptionLength,
  propertiesOf,
  withExamples,
} from '../src/platform/openapiFields.ts';

const table = Object.entries<Call>(calls);
const inputSide = (call: Call): FieldSide => (call.method === 'GET' ? 'query' : 'body');

interface Field {
  readonly path: string;
  readonly line: unknown;
}

/** All fields of a schema, at any depth. */
function fieldsOf(part: unknown, path: string): Field[] {
  if (Array.isArray(part)) return part.flatMap((one) => fieldsOf(one, path));
  if (!isRecord(part)) return [];
  const own = isRecord(part.properties)
    ? Object.entries(part.properties).flatMap(([name, field]) => [
        { path: `${path}.${name}`, line: isRecord(field) ? field.description : undefined },
        ...fieldsOf(field, `${path}.${name}`),
      ])
    : [];
  const below = ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'];
  return [...own, ...below.flatMap((key) => fieldsOf(part[key], path))];
}

const all: Field[] = [
  ...table.flatMap(([name, call]) => [
    ...fieldsOf(
      describedJsonSchema(call.input, { name, side: inputSide(call), misspelt: call.misspelt }),
      name,
    ),
    ...fieldsOf(describedJsonSchema(call.output, { name, side: 'answer', misspelt: call.misspelt }), name),
  ]),
  ...fieldsOf(describedJsonSchema(failure, { name: 'failure', side: 'answer' }), 'failure'),
  ...fieldsOf(
    describedJsonSchema(eventBodySchema('parcel.received'), { name: 'webhook', side: 'answer' }),
    'webhook',
  ),
];

/**
 * True if a field's description has at most two words, repeats the field's name, or is too long.
 */
function isEmpty({ path, line }: Field): boolean {
  if (typeof line !== 'string') return true;
  const name = path.split('.').at(-1) ?? '';
  const spoken = name.replace(/[A-Z]/g, (letter) => ` ${letter}`).toLowerCase();
  return line.split(' ').length < 3 || line.toLowerCase() === spoken || line.length > maxDescriptionLength;
}

test('every field of every call has a description of one line', () => {
  expect(all.length).toBeGreaterThan(9_000);
  expect(
    all.filter(isEmpty),
    'Each path begins with a call. Describe the field in packages/contract/src/<noun of the call>/facts.ts',
  ).toEqual([]);
  expect(isEmpty({ path: 'getOrder.number', line: undefined })).toBe(true);
  expect(isEmpty({ path: 'payNow.totalMinorNow', line: 'Total minor now' })).toBe(true);
});

test("descriptions name the unit that the field's name ends in, and limits come from the schema", () => {
  const units = {
    Minor: /minor unit/i,
    G: /gram|\bg\b/i,
    Mm: /millimet|\bmm\b/i,
    Bp: /basis points/,
  };
  for (const { path, line } of all)
    for (const [end, unit] of Object.entries(units))
      if (new RegExp(`[a-z]${end}$`).test(path))
        expect([path, String(line)]).toEqual([path, expect.stringMatching(unit)]);
  const fields = describedJsonSchema(z.object({ weightG: z.number().int().min(5).max(300_000) }), {
    name: 'receiveParcel',
    side: 'body',
  });
  expect(propertiesOf(fields).weightG?.description).toBe('Weight in grams (5 to 300,000)');
});

test('a field with another name on the wire names ours', () => {
  const fields = describedJsonSchema(calls.receiveParcel.input, { name: 'receiveParcel', side: 'body' });
  expect(propertiesOf(fields).billCode).toMatchObject({ 'x-client-name': 'courierNumber' });
});

test('a field of a body shows its value in the example', () => {
  const fields = describedJsonSchema(calls.receiveParcel.input, { name: 'receiveParcel', side: 'body' });
  const shown = propertiesOf(withExamples(fields, { billCode: 'SF1', weightG: 1200, courier: 'sf' }));
  expect(shown.billCode).toMatchObject({ examples: ['SF1'] });
  expect(shown.weightG).toMatchObject({ examples: [1200] });
  // A field with listed values needs no example, and a field that was not sent has none.
  expect(shown.courier).not.toHaveProperty('examples');
  expect(shown.shelfCode).not.toHaveProperty('examples');
});

test('no description is for a field that no call has', () => {
  const read = new Set<string>();
  const note = (call: string, side: FieldSide, part: unknown, path: string[]): void => {
    if (Array.isArray(part)) for (const one of part) note(call, side, one, path);
    if (!isRecord(part)) return;
    for (const [name, field] of Object.entries(isRecord(part.properties) ? part.properties : {})) {
      const ours =
        isRecord(field) && typeof field['x-client-name'] === 'string' ? field['x-client-name'] : name;
      const found = findFieldDescription(call, side, [...path, ours]);
      if (found) read.add(`${found.place} ${found.key}`);
      note(call, side, field, [...path, ours]);
    }
    for (const key of ['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'])
      note(call, side, part[key], path);
  };
  for (const [name, call] of table) {
    note(
      name,
      inputSide(call),
      describedJsonSchema(call.input, { name, side: inputSide(call), misspelt: call.misspelt }),
      [],
    );
    note(
      name,
      'answer',
      describedJsonSchema(call.output, { name, side: 'answer', misspelt: call.misspelt }),
      [],
    );
  }
  const said = Object.entries(factsByNoun).flatMap(([noun, facts]) =>
    Object.keys(facts).map((key) => `${noun} ${key}`),
  );
  expect(said.filter((key) => !read.has(key))).toEqual([]);
});
