export interface Grid {
  readonly columns: number;
  /** How many columns the last tile takes. */
  readonly last: number;
}

/** `n` tiles in as few rows as `most` columns allow, the rows as even as can be, without a hole at the end. */
export function gridOf(n: number, most: number): Grid {
  if (n === 0) return { columns: 1, last: 1 };
  const rows = Math.ceil(n / most);
  const columns = Math.ceil(n / rows);
  return { columns, last: columns * Math.ceil(n / columns) - n + 1 };
}
