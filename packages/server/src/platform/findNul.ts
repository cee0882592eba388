/** The path of a text or field name that contains a NUL character, which no database can store. */
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
