/** One row of a page: its JSON values, and its position in the file's order. */
export interface ExportPageRow {
  readonly place: readonly string[];
  readonly cells: readonly unknown[];
}

export interface ExportPageRequest {
  /** Rows created later are left out (ISO 8601 UTC). */
  readonly before: string;
  /** The position after which rows are read; null starts at the first row. */
  readonly after: readonly string[] | null;
  readonly most: number;
  /** The member whose rows are read; null means everybody's. */
  readonly memberId: string | null;
}
