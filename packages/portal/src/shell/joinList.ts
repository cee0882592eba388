/** Joins several items into one list, such as "a, b and c", in the reader's language. */
export function joinList(parts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
