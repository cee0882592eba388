import type { Lang } from '@crossdock/contract/wire/values.ts';

/** A table in a PDF. Its last column contains amounts. */
export interface PdfTable {
  readonly head: readonly string[];
  /** Each column's share of the width. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly string[])[];
  /** Totals below the rows, each with its label and amount. */
  readonly totals: readonly (readonly [string, string])[];
}

interface PdfContent {
  readonly lang: Lang;
  readonly title: string;
  readonly number: string;
  /** ISO 8601; also written into the file's metadata. */
  readonly writtenAt: string;
  /** The sender: the name, then the lines below it. */
  readonly sender: readonly string[];
  readonly facts: readonly (readonly [string, string])[];
  /** The footer of each page. */
  readonly foot: string;
}

/** The content of a PDF. The same content always gives the same bytes. */
export interface PdfText extends PdfContent {
  readonly table: PdfTable;
}

/**
 * A photo to show, at most 1200 pixels on its longer side. If `bytes` is null, because the file is gone, an empty box
 * is drawn above the caption.
 */
interface PdfPicture {
  readonly bytes: Uint8Array | null;
  readonly caption: string;
}

/** A section of a record with its own heading. */
export interface PdfSection<P = PdfPicture> {
  readonly title: string;
  readonly facts: readonly (readonly [string, string])[];
  readonly table?: PdfTable;
  readonly pictures: readonly P[];
}

/** A PDF with several sections with photos, and a QR code at the top. */
export interface PdfRecord extends PdfContent {
  readonly sections: readonly PdfSection[];
  /** The content of the QR code. */
  readonly qr: string;
}
