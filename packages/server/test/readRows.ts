import { unescapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { parse } from 'csv-parse/sync';

/** The rows of a CSV of an export by its columns: null is an empty cell, an empty text is `""`. */
export function readRows(text: string): { head: string[]; rows: Record<string, string | null>[] } {
  const lines: (string | null)[][] = parse(text, {
    ...{ bom: true, record_delimiter: '\r\n' },
    cast: (value, { quoting }) => (value === '' && !quoting ? null : unescapeFormula(value)),
  });
  const [head = [], ...rest] = lines;
  const names = head.map((name) => name ?? '');
  return {
    head: names,
    rows: rest.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? null]))),
  };
}
