import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commentsFacts } from '@crossdock/contract/comments/facts.ts';
import { membersFacts } from '@crossdock/contract/members/facts.ts';
import { pickupsFacts } from '@crossdock/contract/pickups/facts.ts';
import { calls } from '@crossdock/contract/table.ts';
import { type FieldDefinition, sortsOf } from '@crossdock/contract/wire/fact.ts';
import type { Facts } from '@crossdock/contract/wire/facts.ts';
import { answerFields, inputFieldOf } from '@crossdock/contract/wire/values.ts';
import { FactBox } from '@crossdock/web/factBoxes.tsx';
import { factColumn, factRows } from '@crossdock/web/factTable.tsx';
import { factWords } from '@crossdock/web/factWords.ts';
import type { TextForm } from '@crossdock/web/plainForm.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { describedJsonSchema, propertiesOf } from '../../packages/server/src/platform/openapiFields.ts';

/** A made-up noun, and an app with its texts. */
const factsWith = (max: number) =>
  ({
    note: { kind: 'lines', max, hint: 'boxes.note.hint', says: 'What the sender notes about the box' },
    sex: { kind: 'choice', choices: ['female', 'male'], none: true, says: 'Sex' },
    gramsG: { kind: 'weight', min: 5, max, label: 'boxes.weight', sort: 'weight', says: 'Weight in grams' },
  }) as const;
const spoken = [
  'boxes.note',
  'boxes.note.hint',
  'boxes.sex',
  'boxes.sex.female',
  'boxes.sex.male',
  'boxes.weight',
] as const;
type Key = (typeof spoken)[number];
const appSaying = (prefix: string) => ({
  t: (key: Key) => `${prefix} ${key}`,
  isKey: (key: string): key is Key => spoken.some((one) => one === key),
});

const formOf = <K extends string>(values: Readonly<Record<K, string>>): TextForm<K> => ({
  box: (name) => ({ value: values[name], error: undefined, onChange: () => {} }),
});

const boxes = (max: number, prefix = 'Say') => factWords('boxes', factsWith(max), appSaying(prefix));
const box = (max: number, prefix?: string) =>
  renderToStaticMarkup(
    createElement(FactBox<'note', 'note'>, {
      of: boxes(max, prefix),
      form: formOf({ note: '' }),
      name: 'note',
    }),
  );

test.each([7, 12])('a limit of %i in the fact is in the refusal, the box and the description', (max) => {
  const schema = z.object({
    note: inputFieldOf(factsWith(max).note),
    gramsG: inputFieldOf(factsWith(max).gramsG),
  });
  expect(schema.safeParse({ note: 'x'.repeat(max), gramsG: max }).success).toBe(true);
  const refused = schema.safeParse({ note: 'x'.repeat(max + 1), gramsG: max + 1 });
  expect(refused.error?.issues.map(({ message, path }) => [path[0], message])).toEqual([
    ['note', 'field.tooLong'],
    ['gramsG', 'field.tooBig'],
  ]);
  expect(schema.safeParse({ note: ' ', gramsG: 4 }).error?.issues.map(({ message }) => message)).toEqual([
    'field.required',
    'field.tooSmall',
  ]);
  expect(box(max)).toContain(`maxLength="${max}"`);
  const said = propertiesOf(describedJsonSchema(schema, { name: 'addBox', side: 'body' }));
  expect(said.note).toMatchObject({ minLength: 1, maxLength: max });
  expect(said.gramsG).toMatchObject({ minimum: 5, maximum: max });
});

test('a label is the name of the box, the column and the row, with hint and values', () => {
  for (const prefix of ['Say', 'Call']) {
    const words = boxes(7, prefix);
    expect(box(7, prefix)).toContain(`>${prefix} boxes.note<`);
    expect(box(7, prefix)).toContain(`${prefix} boxes.note.hint`);
    expect(factColumn(words, 'gramsG')).toMatchObject({
      title: `${prefix} boxes.weight`,
      sort: 'weight',
      align: 'end',
    });
    const rows = factRows(words, { note: '', sex: 'male', gramsG: 9 } as const, ['note', 'sex', 'gramsG']);
    expect(rows.map(([name]) => name)).toEqual([`${prefix} boxes.sex`, `${prefix} boxes.weight`]);
    expect(words.choice('sex', 'male')).toBe(`${prefix} boxes.sex.male`);
  }
});

test('an answer has the fields of its facts, and a list the orders that they name', () => {
  const answer = z.object(answerFields(factsWith(7), ['note', 'sex', 'gramsG']));
  expect(answer.parse({ note: '', sex: null, gramsG: 900 })).toEqual({ note: '', sex: null, gramsG: 900 });
  expect(answer.safeParse({ note: '', sex: 'other', gramsG: 900 }).success).toBe(false);
  expect(sortsOf(factsWith(7))).toEqual(['weight']);
  // @ts-expect-error -- a name that is not a fact does not compile
  expect(() => answerFields(factsWith(7), ['colour'])).toThrow();
  // @ts-expect-error -- a fact for which the app has no texts does not compile
  expect(() => boxes(7).label('colour')).toThrow();
});

/** Call inputs that use the facts of three nouns. */
const inputs: readonly (readonly [call: keyof typeof calls, field: string, fact: FieldDefinition])[] = [
  ['addComment', 'text', commentsFacts.text],
  ['answerComment', 'answer', commentsFacts.answer],
  ['hideComment', 'reason', commentsFacts.reason],
  ['saveCommentSettings', 'points', commentsFacts.points],
  ['addPickTask', 'address', pickupsFacts.address],
  ['addPickTask', 'weightG', pickupsFacts.weightG],
  ['collectPickup', 'note', pickupsFacts.note],
  ['failPickup', 'reason', pickupsFacts.reason],
  ['savePickupArea', 'places', pickupsFacts.places],
  ['savePickupArea', 'baseMinor', pickupsFacts.baseMinor],
  ['savePickupSettings', 'leadDays', pickupsFacts.leadDays],
  ['editMemberByStaff', 'name', membersFacts.name],
  ['editMemberByStaff', 'whatsapp', membersFacts.whatsapp],
  ['editMemberInfo', 'facebook', membersFacts.facebook],
  ['setMemberStatus', 'why', membersFacts.why],
];

test.each(inputs)('%s accepts %s with the limits of its fact', (call, field, fact) => {
  const schema = propertiesOf(describedJsonSchema(calls[call].input, { name: call, side: 'body' }))[field];
  const { min, max } = { min: undefined, max: undefined, ...fact };
  expect(max).toBeGreaterThan(0);
  expect(schema).toMatchObject(
    fact.kind === 'text' || fact.kind === 'lines' ? { maxLength: max } : { minimum: min, maximum: max },
  );
});

/** Labels that a screen's code names itself, although they belong to facts that it could use. */
function calledByHand(code: string, labels: readonly string[]): string[] {
  return labels.filter((label) =>
    new RegExp(`(label|title)(=\\{|: )t\\('${label.replaceAll('.', '\\.')}'\\)`).test(code),
  );
}

const nouns: readonly (readonly [noun: string, facts: Facts])[] = [
  ['comments', commentsFacts],
  ['pickups', pickupsFacts],
  ['members', membersFacts],
];

test.each(nouns)('the console writes no label of a field of %s by hand', (noun, facts) => {
  const said = Object.entries(facts).flatMap(([name, fact]) =>
    typeof fact === 'string' ? [] : [fact.label ?? `${noun}.${name}`],
  );
  const labels = [...new Set(said)];
  const files = globSync(join(import.meta.dirname, `../../packages/console/src/${noun}/*.tsx`));
  expect(files.length).toBeGreaterThan(3);
  const found = files.flatMap((file) => calledByHand(readFileSync(file, 'utf8'), labels));
  expect(found).toEqual([]);
  expect(calledByHand(`<NoteBox label={t('${labels[0]}')} />`, labels)).toEqual([labels[0]]);
});
