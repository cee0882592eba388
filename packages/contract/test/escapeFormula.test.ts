import { escapeFormula, unescapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

/** Texts made of signs, apostrophes, blanks, and characters that begin a new cell. */
const text = fc.string({
  unit: fc.constantFrom(
    ...["'", '=', '+', '-', '@', '＝', ' ', '\u3000', ';', '\t', '\r', '\n', 'a', '1', '"', ','],
  ),
  maxLength: 12,
});

describe('an escaped cell', () => {
  test('is read back as it was', () => {
    fc.assert(
      fc.property(text, (cell) => {
        expect(unescapeFormula(escapeFormula(cell))).toBe(cell);
      }),
    );
  });

  test('does not begin with a sign, wherever a spreadsheet lets a cell begin', () => {
    fc.assert(
      fc.property(text, (cell) => {
        for (const part of escapeFormula(cell).split(/[;\t\r\n]/)) expect(part).not.toMatch(/^\s*[=+\-@＝]/);
      }),
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ["'=1+1", "''=1+1"],
    ['-5', "'-5"],
    ["it's = 5", "it's = 5"],
    ['a;=2', "a;'=2"],
    ['\tx', "'\tx"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\uFF0D1', "'\uFF0D1"],
    ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
    ['a;=1+1', "a;'=1+1"],
    ['a\t@x;-2', "a\t'@x;'-2"],
    ['a\n \uFF1D1', "a\n' \uFF1D1"],
    ['a-b = c;d', 'a-b = c;d'],
  ])('%j is written %j', (cell, written) => {
    expect(escapeFormula(cell)).toBe(written);
    expect(unescapeFormula(written)).toBe(cell);
  });
});
