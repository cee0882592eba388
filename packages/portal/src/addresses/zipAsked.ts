/**
 * The five digits by which a typed zip code looks places up (specification, section 5: "for a query the zip code is 5
 * digits"); undefined where it is none. Taiwan's codes have three, five or six digits, of which the first three name the
 * district; Hong Kong has none.
 */
export function zipAsked(country: string, typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '');
  if (country === 'TW')
    return /^\d{3}(\d{2,3})?$/.test(digits) ? digits.padEnd(5, '0').slice(0, 5) : undefined;
  if (country === 'HK') return undefined;
  return /^\d{5}$/.test(digits) ? digits : undefined;
}

/** The zip code to fill in. What was typed wins if it is more exact than the code of the found place. */
export function zipFilled(country: string, typed: string, found: string | null): string {
  const digits = typed.replace(/[\s-]/g, '');
  if (found === null) return '';
  const exact = country === 'TW' && /^\d{5,6}$/.test(digits) && digits.startsWith(found);
  return exact ? digits : found;
}
