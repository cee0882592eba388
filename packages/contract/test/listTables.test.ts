import { existsSync, readdirSync } from 'node:fs';
import { listsWithSavedViews } from '@crossdock/contract/staff/listViews.ts';
import { calls } from '@crossdock/contract/table.ts';
import { tableLists } from '@crossdock/contract/tables/lists.gen.ts';
import type { Call } from '@crossdock/contract/wire/call.ts';
import { keysOf } from '@crossdock/domain/records.ts';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const words: Record<string, unknown> = {};
beforeAll(async () => {
  const root = new URL('../src/', import.meta.url);
  for (const noun of readdirSync(root)) {
    const file = new URL(`${noun}/words.ts`, root);
    if (!existsSync(file)) continue;
    const said: Record<string, object> = await import(file.href);
    Object.assign(words, said.words, said.consoleWords, said.sheetWords);
  }
});

/** The inner schema, without `optional`, `nullable`, defaults and transformations. */
function bare(schema: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap());
  return schema instanceof z.ZodPipe ? bare(schema.out) : schema;
}

function within(schema: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((from, name) => {
    const object = bare(from);
    return object instanceof z.ZodObject ? bare(object.shape[name]) : undefined;
  }, schema);
}

test.each(keysOf(tableLists))(
  "each column of %s has a head and is among the fields of the list's rows",
  (name) => {
    const list = within(calls[name].output, 'list');
    const row = list instanceof z.ZodArray ? list.element : undefined;
    for (const [key, { kind, label, of, values = label }] of Object.entries(
      calls[name].table?.columns ?? {},
    )) {
      expect(words, `${name}.${key}`).toHaveProperty([label]);
      for (const path of of.split(' ')) {
        const value = within(row, path === '@lang' ? 'zh' : path);
        expect(value, `${name}.${key}: ${path}`).toBeDefined();
        if (kind !== 'choice') continue;
        const one = value instanceof z.ZodArray ? bare(value.element) : value;
        if (!(one instanceof z.ZodEnum)) throw new Error(`${name}.${key} is no choice`);
        for (const option of one.options) expect(words).toHaveProperty([`${values}.${option}`]);
      }
    }
  },
);

test('no two lists save their views under one name', () => {
  expect(listsWithSavedViews.filter((name, at) => listsWithSavedViews.indexOf(name) < at)).toEqual([]);
});

test('every call with a table is in the list that the console and exportList read', () => {
  const views = Object.entries<Call>(calls).flatMap(([name, { table }]) =>
    table ? [[name, table.views]] : [],
  );
  expect(tableLists).toStrictEqual(Object.fromEntries(views));
});

test('no two lists save their views under one name', () => {
  const names = Object.values(tableLists);
  expect(names).toEqual([...new Set(names)]);
});
