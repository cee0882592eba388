/** Several things in one sentence, as the reader's language lists them. */
export function listed(parts: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}
