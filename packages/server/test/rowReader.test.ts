import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Column, RowReader } from '../src/platform/rowReader.ts';

const column = (name: string, parse: Column['parse'] = String): Column => ({ name, typeId: 25, parse });

/** Reads the texts so often that a compiled function reads them in the end. */
function readOften(reader: RowReader, texts: readonly (string | null)[]): unknown[] {
  return Array.from({ length: 302 }, () => reader.read(texts));
}

describe('a reader gives each row the values of its columns', () => {
  const columns = fc.uniqueArray(fc.tuple(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 5 })), {
    selector: ([name]) => name,
    maxLength: 8,
  });
  const texts = fc.array(fc.option(fc.string()), { minLength: 8, maxLength: 8 });

  test('before and after its function is compiled, whatever the names', () => {
    fc.assert(
      fc.property(columns, texts, (made, values) => {
        const parse = (typeId: number) => (text: string) => `${typeId}${text}`;
        const reader = new RowReader(made.map(([name, typeId]) => ({ name, typeId, parse: parse(typeId) })));
        const row = Object.fromEntries(
          made.map(([name, typeId], at) => [name, values[at] === null ? null : `${typeId}${values[at]}`]),
        );
        for (const one of readOften(reader, values.slice(0, made.length))) expect(one).toStrictEqual(row);
      }),
      { numRuns: 40 },
    );
  });

  test('also a column whose name would set the prototype, and one whose name is code', () => {
    for (const name of ['__proto__', '"]: process.exit(), "x', '`', '\u2028']) {
      const [first, ...others] = readOften(new RowReader([column(name)]), ['a']);
      expect(Object.keys(first as object)).toEqual([name]);
      for (const other of others) expect(Object.entries(other as object)).toEqual([[name, 'a']]);
    }
  });

  test('the error of a value that cannot be parsed', () => {
    const reader = new RowReader([column('n', BigInt)]);
    readOften(reader, ['1']);
    expect(() => reader.read(['x'])).toThrow(SyntaxError);
    expect(() => new RowReader([column('n', BigInt)]).read(['x'])).toThrow(SyntaxError);
  });

  test('with the parsers of its own types: the same names of other types have another function', () => {
    const readers = [1, 2].map(
      (typeId) => new RowReader([{ name: 'same', typeId, parse: (text) => `${typeId}${text}` }]),
    );
    expect(readers.map((reader) => readOften(reader, ['x']).at(-1))).toEqual([
      { same: '1x' },
      { same: '2x' },
    ]);
  });
});
