import { z } from 'zod';

/** Tables as files: what the server writes and what it takes. */
export const sheetFormats = ['csv', 'xlsx'] as const;
export const sheetFormat = z.enum(sheetFormats, { error: 'field.invalid' });
export type SheetFormat = z.infer<typeof sheetFormat>;

/** A written table, ready to be saved. */
export const sheetFile = z.object({ filename: z.string(), mime: z.string(), base64: z.string() });

/** Rows in one read file: enough for a day's dispatch. */
export const maxSheetRows = 5_000;
/** Rows that one confirmation writes; a longer import is confirmed part by part, so that its progress can be shown. */
export const maxImportRows = 200;

export const sheetRefusalCodes = [
  'sheet.unreadable',
  'sheet.tooLarge',
  'sheet.tooCostly',
  'sheet.tooManyRows',
  'sheet.empty',
  'sheet.formula',
  'sheet.columns',
] as const;
