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

/** A photo to show, at most 1200 pixels on its longer side: its bytes, or what to say in its place. */
interface PdfPicture {
  readonly bytes: Uint8Array | null;
  readonly caption: string;
}

/** A part of a record under its own heading. */
export interface PdfSection<P = PdfPicture> {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly table?: PdfTable;
  readonly pictures: readonly P[];
}

/** A PDF of several parts with photos, and a QR code in its head. */
export interface PdfRecord {
  readonly lang: Lang;
  readonly title: string;
  readonly number: string;
  readonly writtenAt: string;
  readonly sender: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  readonly sections: readonly PdfSection[];
  /** What the QR code says. */
  readonly qr: string;
  /** On each page. */
  readonly foot: string;
}
