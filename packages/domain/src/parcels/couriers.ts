import type { FieldKey } from '../fields.ts';

/** Couriers that bring parcels to the warehouse. */
export const couriers = ['sf', 'yto', 'jt', 'jd', 'deppon', 'zto', 'sto', 'yunda', 'ems'] as const;
export type Courier = (typeof couriers)[number];

/**
 * How strong the evidence of a matching pattern is: the courier's letters are in the number, it is a known series, or
 * only the length fits.
 */
const named = 3;
const series = 2;
const lengthOnly = 1;

const patterns: readonly { readonly courier: Courier; readonly form: RegExp; readonly weight: number }[] = [
  { courier: 'sf', form: /^SF\d{12,15}$/, weight: named },
  { courier: 'yto', form: /^YT\d{13}$/, weight: named },
  { courier: 'jt', form: /^JT\d{13}$/, weight: named },
  { courier: 'jd', form: /^JD[A-Z0-9]{10,18}$/, weight: named },
  { courier: 'deppon', form: /^DP[KL]\d{12}$/, weight: named },
  { courier: 'zto', form: /^7[345]\d{10,12}$/, weight: series },
  { courier: 'sto', form: /^(77|78|79|268|368|58|88)\d{9,11}$/, weight: series },
  { courier: 'zto', form: /^\d{12,14}$/, weight: lengthOnly },
  { courier: 'sto', form: /^\d{12,13}$/, weight: lengthOnly },
  { courier: 'yunda', form: /^(\d{13}|\d{15})$/, weight: lengthOnly },
  { courier: 'sf', form: /^\d{12}$/, weight: lengthOnly },
  { courier: 'deppon', form: /^\d{7,10}$/, weight: lengthOnly },
];

/**
 * Couriers whose numbers look like `number`, the most likely first. Formats overlap, so it is a suggestion that the
 * member may override. An empty list is no reason to refuse a number.
 * @example recogniseCourier('SF1234567890123') // → ['sf']
 */
export function recogniseCourier(number: string): Courier[] {
  const normal = normaliseCourierNumber(number);
  const weights = new Map<Courier, number>();
  const s10 = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(normal);
  // A correct check digit is stronger evidence than two letters in front. A wrong one still has the form of
  // a postal number.
  if (s10) weights.set('ems', s10CheckDigit(s10[1] ?? '') === Number(s10[2]) ? named + 1 : series);
  for (const { courier, form, weight } of patterns) {
    if (form.test(normal)) weights.set(courier, Math.max(weight, weights.get(courier) ?? 0));
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([courier]) => courier);
}

/**
 * Whether a number matches couriers only by its length. This can also happen if the leading letters of a number are
 * missing.
 * @example matchesByLengthOnly('SF1234567890123') // → false
 */
export function matchesByLengthOnly(number: string): boolean {
  const fitting = patterns.filter(({ form }) => form.test(normaliseCourierNumber(number)));
  return fitting.length > 0 && fitting.every(({ weight }) => weight === lengthOnly);
}

/**
 * Whether more than its length points to a courier: the courier's letters, or a known series of numbers.
 * @example hasCourierPattern('773012345678') // → true
 * @example hasCourierPattern('123456789012') // → false
 */
export function hasCourierPattern(number: string): boolean {
  return patterns.some(({ form, weight }) => weight >= series && form.test(number));
}

/**
 * The check digit of eight digits under UPU S10: `47312482` → 9.
 * @example s10CheckDigit('47312482') // → 9
 */
export function s10CheckDigit(digits: string): number {
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((total, weight, at) => total + weight * Number(digits[at]), 0);
  const check = 11 - (sum % 11);
  if (check === 10) return 0;
  return check === 11 ? 5 : check;
}

/**
 * The form that is stored and compared: upper case, half-width, without surrounding blanks. Never judges the number.
 * @example normaliseCourierNumber(' sf１２３ ') // → 'SF123'
 * @example normaliseCourierNumber('sf-1') // → 'SF-1'
 */
export function normaliseCourierNumber(text: string): string {
  return text.normalize('NFKC').trim().toUpperCase();
}

/**
 * 5 to 40 letters, digits or dashes. The rule is wide on purpose, because unknown couriers exist.
 * @example courierNumberProblem('1234') // → 'field.courierNumber'
 */
export function courierNumberProblem(number: string): FieldKey | undefined {
  if (number === '') return 'field.required';
  return /^[A-Z0-9-]{5,40}$/.test(number) ? undefined : 'field.courierNumber';
}

/**
 * The courier numbers in pasted text, in order and without repeats. `repeated` lists those that appeared again.
 * @example parseCourierNumbers('SF12345, yt99999\nSF12345') // → { numbers: ['SF12345', 'YT99999'], repeated:
 * ['SF12345'] }
 */
export function parseCourierNumbers(text: string): { numbers: string[]; repeated: string[] } {
  const found = text
    .split(/[\s,，、;；]+/u)
    .map(normaliseCourierNumber)
    .filter((number) => number !== '');
  const numbers = new Set<string>();
  const repeated = new Set<string>();
  for (const number of found) (numbers.has(number) ? repeated : numbers).add(number);
  return { numbers: [...numbers], repeated: [...repeated] };
}
