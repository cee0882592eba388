import { pipeline, Readable } from 'node:stream';
import { unescapeFormula } from '@crossdock/contract/wire/escapeFormula.ts';
import { ReadBackRefused } from './refused.ts';

/** A line of a file: its number and its cells. An empty cell is null, and `""` is an empty text. */
interface CsvRow {
  readonly line: number;
  readonly cells: readonly (string | null)[];
}

/** The maximum number of bytes of a row. A row of the widest table has some kilobytes. */
const rowBytes = 16_000_000;

/** The rows of a CSV file, headings first. */
export async function* csvRows(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const { parse } = await import('csv-parse');
  const parser = parse({
    ...{ bom: true, info: true, max_record_size: rowBytes, record_delimiter: '\r\n' },
    cast: (value, { quoting }) => (value === '' && !quoting ? null : unescapeFormula(value)),
  });
  // The callback ignores errors of the pipeline, because the loop below gets them too.
  pipeline(Readable.from(pieces), parser, () => undefined);
  try {
    for await (const row of parser) {
      const { record, info }: { record: (string | null)[]; info: { lines: number } } = row;
      yield { line: info.lines, cells: record };
    }
  } catch (error) {
    if (error instanceof ReadBackRefused) throw error;
    throw new ReadBackRefused(
      `${name} is not a CSV of an export: ${error instanceof Error ? error.message : ''}`,
    );
  }
}
