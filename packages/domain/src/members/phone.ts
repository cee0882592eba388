import type { FieldKey } from '../fields.ts';
import { callingCodes, type Region } from '../regions.ts';

/** Mobile numbers as people write them at home, without the country code. */
const localForms: Readonly<Record<Region, RegExp>> = {
  TW: /^09\d{8}$/,
  HK: /^[4-9]\d{7}$/,
  TH: /^0[689]\d{8}$/,
  MY: /^01\d{8,9}$/,
};

/**
 * The problem with a phone number in local form; undefined if there is none. Spaces are reported before a wrong form.
 * @example phoneProblem('TW', '0912345678') // → undefined
 */
export function phoneProblem(region: Region, phone: string): FieldKey | undefined {
  if (phone === '') return 'field.required';
  if (/\s/.test(phone)) return 'field.spaces';
  return localForms[region].test(phone) ? undefined : `field.phone.${region}`;
}

/**
 * `0912345678` in TW → `+886912345678`. Only for numbers that `phoneProblem` accepts; others throw.
 * @example phoneToE164('TW', '0912345678') // → '+886912345678'
 */
export function phoneToE164(region: Region, local: string): string {
  if (phoneProblem(region, local)) throw new RangeError(`not a local phone number of ${region}`);
  return `+${callingCodes[region]}${local.replace(/^0/, '')}`;
}
