import { type FieldKey, type FieldProblem, fieldProblem } from '../fields.ts';
import { idNumberProblem } from '../members/identity.ts';
import { nameProblem } from '../members/name.ts';
import { phoneProblem } from '../members/phone.ts';
import { callingCodes, isRegion, type Region } from '../regions.ts';

/**
 * The forms of postal codes. Hong Kong has none, but forms of other countries require one, so the stand-ins that
 * people usually write are accepted.
 */
const zipForms: Readonly<Record<Region, RegExp>> = {
  TW: /^(\d{3}|\d{5}|\d{6})$/,
  HK: /^(0{3,6}|999077)?$/,
  TH: /^\d{5}$/,
  MY: /^\d{5}$/,
};

const minDetailLength = 10;

export type DeliveryKind = 'home' | 'pickupPoint' | 'convenienceStore';

/** An address as a member types it. Texts are trimmed; what does not apply is empty. */
export interface AddressInput {
  readonly kind: DeliveryKind;
  readonly country: string;
  readonly consignee: string;
  /** Calling code of the phone, without the plus sign. */
  readonly areaCode: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly street: string;
  readonly detail: string;
  readonly zip: string;
  readonly idNumber: string;
  /** The picked 7-11 store's number. */
  readonly storeNumber: string;
  /** The name of the person who collects at the store. Empty means the consignee. */
  readonly collector: string;
  readonly pickupPointId: string;
}

/**
 * Every problem of an address, field by field (specification, section 5, Address). Empty if the address is valid. In an
 * unknown country it reports the country alone. Never trims, and never checks that a place or a store exists.
 * @example addressProblems({ ...taipeiHome, phone: '12', zip: '' }).map(({ field }) => field) // → ['phone', 'zip']
 * @example addressProblems({ ...taipeiHome, kind: 'convenienceStore', detail: '' }).map(({ field }) => field) // →
 * ['storeNumber']
 */
export function addressProblems(input: AddressInput): FieldProblem<keyof AddressInput>[] {
  const { country } = input;
  if (!isRegion(country))
    return [fieldProblem('country', country === '' ? 'field.required' : 'field.country')];
  const found: (readonly [keyof AddressInput, FieldKey | undefined])[] = [
    ['consignee', nameProblem(input.consignee)],
    ['areaCode', input.areaCode === callingCodes[country] ? undefined : 'field.areaCode'],
    ['phone', phoneProblem(country, input.phone)],
    ['idNumber', idNumberProblem(country, input.idNumber)],
    ...placeProblems(input, country),
  ];
  return found.flatMap(([field, key]) => (key ? [fieldProblem(field, key, { min: minDetailLength })] : []));
}

function placeProblems(
  input: AddressInput,
  country: Region,
): (readonly [keyof AddressInput, FieldKey | undefined])[] {
  if (input.kind === 'convenienceStore')
    return [
      ['storeNumber', given(input.storeNumber, 'field.store')],
      ['collector', input.collector === '' ? undefined : nameProblem(input.collector)],
    ];
  if (input.kind === 'pickupPoint') {
    return [['pickupPointId', given(input.pickupPointId, 'field.pickupPoint')]];
  }
  return [
    ['province', required(input.province)],
    ['city', required(input.city)],
    ['detail', detailProblem(input.detail, input.street)],
    ['zip', zipProblem(country, input.zip)],
  ];
}

/**
 * A detail with its street needs ten letters, Chinese characters or digits. Punctuation does not count.
 * @example detailProblem('Main St 1', undefined) // → 'field.addressTooShort'
 */
export function detailProblem(detail: string, street = ''): FieldKey | undefined {
  if (detail === '') return 'field.required';
  const counted = `${street}${detail}`.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return counted < minDetailLength ? 'field.addressTooShort' : undefined;
}

/**
 * The problem with the form of a postal code; undefined if there is none. Hong Kong has no postal codes, so an empty
 * one is correct there. Never checks that the code exists.
 * @example zipProblem('TW', '106') // → undefined
 * @example zipProblem('TW', '1061') // → 'field.zip'
 */
export function zipProblem(country: Region, zip: string): FieldKey | undefined {
  if (zip === '' && country !== 'HK') return 'field.required';
  return zipForms[country].test(zip) ? undefined : 'field.zip';
}

/**
 * Whether a postal code is in an area with these codes. Taiwan's areas have the first three digits, other areas whole
 * codes. An area without codes accepts any.
 * @example isZipOfArea('TW', '10617', ['106']) // → true
 */
export function isZipOfArea(country: Region, zip: string, zips: readonly string[]): boolean {
  return zips.length === 0 || zips.includes(country === 'TW' ? zip.slice(0, 3) : zip);
}

/**
 * The problem with a postal code for looking up places, which needs five digits; undefined if there is none.
 * @example zipQueryProblem('106') // → 'field.zipQuery'
 */
export function zipQueryProblem(zip: string): FieldKey | undefined {
  return /^\d{5}$/.test(zip) ? undefined : 'field.zipQuery';
}

function required(value: string): FieldKey | undefined {
  return given(value, 'field.required');
}

function given(value: string, key: FieldKey): FieldKey | undefined {
  return value === '' ? key : undefined;
}
