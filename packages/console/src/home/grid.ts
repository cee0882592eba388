export interface TileGrid {
  readonly columns: number;
  /** The number of columns that the last tile spans. */
  readonly last: number;
}

/**
 * Arranges `n` tiles in as few rows as `most` columns allow. The rows are as equal as possible and end without a gap.
 */
export function arrangeTiles(n: number, most: number): TileGrid {
  if (n === 0) return { columns: 1, last: 1 };
  const rows = Math.ceil(n / most);
  const columns = Math.ceil(n / rows);
  return { columns, last: columns * Math.ceil(n / columns) - n + 1 };
}
