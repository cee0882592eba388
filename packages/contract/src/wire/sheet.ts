import { z } from 'zod';
import { count, id, instant, plain } from './values.ts';

/** File formats of tables that the server writes and reads. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export const sheetFormat = z.enum(sheetFormats, { error: 'field.invalid' });
export type SheetFormat = z.infer<typeof sheetFormat>;

/** A finished table to download. */
export const sheetFile = z.object({ filename: plain.text, mime: plain.text, base64: plain.text });
/** The row of a call that returns an empty sheet to fill in, or another sheet that depends only on its format. */
export const sheetTemplateCall = { input: z.strictObject({ format: sheetFormat }), output: sheetFile };
/** The row of a call that exports a table; `filters` select its rows. */
export const sheetExportCall = <const F extends z.ZodRawShape>(filters: F) => ({
  watched: 'export' as const,
  input: z.strictObject({ ...filters, format: sheetFormat }),
  output: sheetFile,
});

/**
 * The most rows of one file, by purpose: the shipments of a day; the tracking events of a day, of which an order may
 * have two; the stores of a country's largest chains (Taiwan: about 7,200 and 4,400); the variants of a shop. The
 * limits of the code that reads sheets were measured in `docs/decisions/slow-work.md`.
 */
export const maxSheetRows = {
  shipments: 5_000,
  tracking: 10_000,
  stores: 15_000,
  products: 5_000,
  dutyTables: 500,
} as const;
/** The most rows that one confirmation writes. Longer imports are confirmed in parts, so that progress can be shown. */
const maxImportRows = 200;

/** The confirmed rows of a preview. */
export const importRowsInput = <T extends z.ZodType>(row: T) =>
  z.array(row).min(1, 'field.required').max(maxImportRows, 'field.tooMany');

/** A file that staff imported, with the results of its lines. */
export const importedFile = z.object({
  id,
  filename: plain.text,
  addedCount: count,
  knownCount: count,
  wrongCount: count,
  importedBy: plain.text,
  createdAt: instant,
});

export const sheetRefusalCodes = [
  'sheet.unreadable',
  'sheet.tooLarge',
  'sheet.tooCostly',
  'sheet.tooManyRows',
  'sheet.empty',
  'sheet.formula',
  'sheet.columns',
] as const;

/** The row of a call that reads an uploaded sheet and returns its rows as an import would write them. */
export const sheetPreviewCall = <T extends z.ZodType>(row: T) => ({
  body: 'file' as const,
  output: z.object({ rows: z.array(row), good: count, bad: count }),
  refusals: sheetRefusalCodes,
});
