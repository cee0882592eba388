/** Identifies the rows of a list by their `id`. Rows without an id need a `rowKey`. */
export type RowKeyProps<Row> = Row extends { readonly id: string }
  ? { readonly rowKey?: (row: Row) => string }
  : { readonly rowKey: (row: Row) => string };

/** The usual `rowKey`. */
export function idOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'id' in row) return String(row.id);
  throw new Error('A row without an id needs a rowKey');
}
