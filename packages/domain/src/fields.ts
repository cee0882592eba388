/**
 * Everything that a rule can report about one field. The package `contract` has a text for each key in every
 * language.
 */
const fieldKeys = [
  'field.required',
  'field.spaces',
  'field.tooLong',
  'field.tooSmall',
  'field.tooBig',
  'field.tooMany',
  'field.integer',
  'field.email',
  'field.name',
  'field.areaCode',
  'field.account.tooShort',
  'field.account.startsWithDigit',
  'field.account.characters',
  'field.password.tooShort',
  'field.password.noDigit',
  'field.password.noLetter',
  'field.password.spaces',
  'field.password.repeats',
  'field.phone.TW',
  'field.phone.HK',
  'field.phone.TH',
  'field.phone.MY',
  'field.idNumber.TW',
  'field.idNumber.HK',
  'field.idNumber.TH',
  'field.idNumber.MY',
  'field.idNumber.kind',
  'field.passport',
  'field.country',
  'field.zip',
  'field.zipQuery',
  'field.addressTooShort',
  'field.store',
  'field.pickupPoint',
  'field.goodsType',
  'field.goodsNameTooLong',
  'field.sensitiveWord',
  'field.declaredValueTooBig',
  'field.courierNumber',
] as const;
export type FieldKey = (typeof fieldKeys)[number];

/** One problem with one input field. `params` fill the text: `{max}`, `{word}`. */
export interface FieldProblem<F extends string = string> {
  readonly field: F;
  readonly key: FieldKey;
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Builds one problem of a field.
 * @example fieldProblem('zip', 'field.required') // → { field: 'zip', key: 'field.required', params: {} }
 */
export function fieldProblem<F extends string>(
  field: F,
  key: FieldKey,
  params: FieldProblem['params'] = {},
): FieldProblem<F> {
  return { field, key, params };
}
