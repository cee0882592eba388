/**
 * Caches formatters by their options: creating one takes a hundred times as long as using it, and every row of a list
 * needs the same formatter.
 */
export function memoized<Kind extends readonly string[], T>(
  make: (...kind: Kind) => T,
): (...kind: Kind) => T {
  const made: Record<string, T> = {};
  return (...kind) => {
    const key = kind.join();
    const known = made[key] ?? make(...kind);
    made[key] = known;
    return known;
  };
}
