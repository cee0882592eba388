/** One page of a file: its rows as JSON values, each with its place in the file's order. */
export interface PageRow {
  readonly place: readonly string[];
  readonly cells: readonly unknown[];
}

/** Which rows are asked for. */
export interface Wanted {
  /** Rows that were made later are left out (ISO 8601 UTC). */
  readonly before: string;
  /** After this row; null: from the first. */
  readonly after: readonly string[] | null;
  readonly most: number;
  /** Whose rows; null: everybody's. */
  readonly memberId: string | null;
}
