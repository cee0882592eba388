/** The values of one field of these rows, in their order: `fieldOf(parcels, 'id')`. */
export const fieldOf = <R, K extends keyof R>(rows: readonly R[], field: K): R[K][] =>
  rows.map((row) => row[field]);
