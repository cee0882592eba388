/** Where a text, or the name of a field, holds a NUL, which no database can store and nobody types. */
export function findNul(value: unknown, path: readonly PropertyKey[] = []): PropertyKey[] | undefined {
  if (typeof value === 'string') return value.includes('\0') ? [...path] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, one] of Object.entries(value)) {
    if (key.includes('\0')) return [...path];
    const found = findNul(one, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
