/**
 * Formatters by their options: making one costs a hundred times what using it does, and a list needs the same in
 * every row.
 */
export function kept<Kind extends readonly string[], T>(make: (...kind: Kind) => T): (...kind: Kind) => T {
  const made: Record<string, T> = {};
  return (...kind) => {
    made[kind.join()] ??= make(...kind);
    return made[kind.join()] as T;
  };
}
