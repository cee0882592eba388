import type { Lang } from '@crossdock/contract/wire/values.ts';

/** A table of a PDF. The last column is of amounts. */
export interface PdfTable {
  readonly head: readonly string[];
  /** Each column's share of the width. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
  /** Below the rows: what the amount is, and the amount. */
  readonly totals: readonly (readonly [string, string])[];
}

/** What a PDF says. The same text always makes the same bytes. */
export interface PdfText {
  readonly lang: Lang;
  readonly title: string;
  readonly number: string;
  /** ISO 8601; stands in the file's own description. */
  readonly writtenAt: string;
  /** Who writes it: the name, then the lines below it. */
  readonly sender: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly table: PdfTable;
  readonly foot: string;
}
