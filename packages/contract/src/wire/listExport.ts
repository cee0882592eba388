import { z } from 'zod';
import { sheetFile, sheetFormat } from './sheet.ts';
import { count, plain } from './values.ts';

/**
 * How many rows one part of a CSV file has. The caller requests one part after the other, so no process holds
 * the whole list.
 */
export const listExportRowsPerPart = 5_000;
/** The most rows of an XLSX file, because the whole file is built in memory. */
export const mostXlsxRows = 20_000;

/** Columns; in a query they are joined by commas. */
function columnsOf<const N extends string>(known: readonly N[]) {
  return z.union([z.string().transform((joined) => joined.split(',').filter(Boolean)), plain.texts]).pipe(
    z
      .array(z.literal(known, { error: 'field.invalid' }))
      .min(1, 'field.required')
      .max(known.length, 'field.tooMany'),
  );
}

/** Selects the part of a table and the kind of file. */
export const exportPartFields = {
  format: sheetFormat,
  /** The previous part's `next`. */
  after: z.string().min(1, 'field.invalid').max(4_000, 'field.invalid').optional(),
};

/** The input of an export, besides the list's own filters and order. */
const exportFields = <const N extends string>(columns: readonly N[]) => ({
  /** By default all columns. */
  columns: columnsOf(columns).optional(),
  ...exportPartFields,
});

/** A part of a list as a table. */
export const exportedList = sheetFile.extend({ rows: count, next: plain.maybeText });

export const exportRefusals = ['list.tooManyRows', 'list.exportOrder', 'list.cursor'] as const;

/**
 * The row of a call that writes a list as a table, with the list's own filters and order. `rows` is the word for the
 * list's entries in the summary, such as `orders`.
 */
export const listExportCall = <F extends z.ZodRawShape, const N extends string>(
  rows: string,
  filters: F,
  columns: readonly N[],
) => ({
  summary: `The list of ${rows} as a table with these columns; CSV comes in parts, \`next\` asks for the one after`,
  watched: 'export' as const,
  input: z.strictObject({ ...filters, ...exportFields(columns) }),
  output: exportedList,
  refusals: exportRefusals,
});

/** Whether a call writes a list as a table. */
export const isListExport = ({ input }: { readonly input: z.ZodType }): boolean =>
  input instanceof z.ZodObject && 'columns' in input.shape && 'after' in input.shape;
