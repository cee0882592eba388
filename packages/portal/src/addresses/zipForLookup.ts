/**
 * The five digits for looking up places by a typed postal code (specification, section 5: "for a query the
 * zip code is 5 digits"); undefined if it has none. Taiwan's codes have three, five or six digits, of which
 * the first three name the district; Hong Kong has none.
 */
export function zipForLookup(country: string, typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  if (country === 'TW')
    return /^\d{3}(\d{2,3})?$/.test(digits) ? digits.padEnd(5, '0').slice(0, 5) : undefined;
  if (country === 'HK') return undefined;
  return /^\d{5}$/.test(digits) ? digits : undefined;
}

/** The postal code to fill in: the typed one if it is more exact than the code of the found place. */
export function zipToFillIn(country: string, typed: string, found: string | null): string {
  const digits = typed.replace(/[\s-]/g, '');
  if (found === null) return '';
  const exact = country === 'TW' && /^\d{5,6}$/.test(digits) && digits.startsWith(found);
  return exact ? digits : found;
}
