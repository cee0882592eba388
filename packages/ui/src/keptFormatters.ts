/**
 * Formatters by their options: making one costs a hundred times what using it does, and a list needs the same in
 * every row.
 */
export function kept<Kind extends readonly string[], T>(make: (...kind: Kind) => T): (...kind: Kind) => T {
  const made: Record<string, T> = {};
  return (...kind) => {
    const key = kind.join();
    const known = made[key] ?? make(...kind);
    made[key] = known;
    return known;
  };
}
