/**
 * Writes a whole number as a decimal text with `digits` digits after the point. The point is placed in the text,
 * because money and weight are never stored as fractions.
 * @example decimalText(-1050, 2) // → '-10.50'
 */
export function decimalText(whole: number, digits: number): `${number}` {
  const sign = whole < 0 ? '-' : '';
  const padded = String(Math.abs(whole)).padStart(digits + 1, '0');
  const at = padded.length - digits;
  const text = digits === 0 ? sign + padded : `${sign}${padded.slice(0, at)}.${padded.slice(at)}`;
  return text as `${number}`;
}
