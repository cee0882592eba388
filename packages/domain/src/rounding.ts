/**
 * The number of steps in `amount`; a started step counts. Integers, `step` above 0.
 * @example stepCount(501, 500) // → 2
 */
export function stepCount(amount: number, step: number): number {
  const rest = amount % step;
  return (amount - rest) / step + (rest > 0 ? 1 : 0);
}

/**
 * The smallest multiple of `step` that is not below `amount`. Integers, `step` above 0.
 * @example upToMultiple(501, 500) // → 1000
 */
export function upToMultiple(amount: number, step: number): number {
  return stepCount(amount, step) * step;
}

/**
 * The greatest multiple of `step` that is not above `amount`. Integers, `amount` at least 0, `step` above 0.
 * @example downToMultiple(999, 500) // → 500
 */
export function downToMultiple(amount: number, step: number): number {
  return amount - (amount % step);
}

/**
 * Whether `amount` is a multiple of `step`. Integers, `step` above 0.
 * @example isMultiple(1000, 500) // → true
 */
export function isMultiple(amount: number, step: number): boolean {
  return amount % step === 0;
}

/**
 * Rounds up in the last kept digit when the digit just beyond the precision is non-zero, as the specification
 * requires (section 9). `1.0301` at 2 digits stays `1.03`, `1.031` becomes `1.04`. Works on the decimal digits, so
 * `1.005` is not the binary fraction below it. Negative values grow away from zero in the same way. Throws on text
 * that is not a decimal number. Never rounds down.
 * @example roundUp('1.031', 2) // → '1.04'
 */
export function roundUp(value: string | number, digits: number): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?$/.exec(plainDecimal(value));
  if (!match) throw new RangeError(`not a decimal number: ${value}`);
  const [, sign = '', whole = '0', fraction = ''] = match;
  const kept = BigInt(whole + fraction.slice(0, digits).padEnd(digits, '0'));
  const beyond = fraction[digits] ?? '0';
  const rounded = (beyond === '0' ? kept : kept + 1n).toString().padStart(digits + 1, '0');
  const at = rounded.length - digits;
  const text = digits === 0 ? rounded : `${rounded.slice(0, at)}.${rounded.slice(at)}`;
  return sign === '-' && /[1-9]/.test(text) ? `-${text}` : text;
}

/** Writes out numbers for which JavaScript would use an exponent. */
function plainDecimal(value: string | number): string {
  if (typeof value === 'string') return value.trim();
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [whole = '', fraction = ''] = mantissa.replace('-', '').split('.');
  const shift = Number(exponent);
  const padded =
    shift < 0
      ? `0.${'0'.repeat(-shift - whole.length)}${whole}${fraction}`
      : (whole + fraction).padEnd(whole.length + shift, '0');
  return value < 0 ? `-${padded}` : padded;
}
