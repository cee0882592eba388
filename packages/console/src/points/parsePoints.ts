/** Reads typed points, also with full-width digits and grouping commas; NaN if it is not a number. */
export const parsePoints = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.normalize('NFKC').replaceAll(',', ''));
