/** Points as typed, full-width digits and grouping commas too; NaN for what is no number. */
export const typedPoints = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC').replaceAll(',', ''));
