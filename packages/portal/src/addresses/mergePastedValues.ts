import type { Output } from '@crossdock/contract/table.ts';
import { hasKey, keysOf } from '@crossdock/domain/records.ts';
import { type AddressValues, type DerivedField, type FilledFields, noUnclearParts } from './addressValues.ts';

type ReadAddress = Output<'readAddress'>;
type Place = ReadAddress['choices']['place'][number];

const texts = ['consignee', 'phone', 'tel', 'street', 'detail', 'zip'] as const;

/**
 * Merges a pasted text into the form. A field that the text does not mention keeps typed input, but loses values from
 * an earlier text. The place is replaced as a whole, so that an old district does not stay below a new county. A
 * field for which the text allows several values is empty until the member chooses.
 */
export function mergePastedValues(values: AddressValues, read: ReadAddress): Partial<AddressValues> {
  const { choices, derived, rest, country } = read;
  const placed = read.province !== '' || choices.place.length > 0;
  const moved = country !== '' && country !== values.country;
  // If the postal code was filled in from an earlier pasted text, the place was too.
  const placeIsStale = !placed && !moved && isStale('zip', values);
  const place = placed || moved || placeIsStale ? { ...pickPlace(read), zip: read.zip, zipKept: false } : {};
  const written: FilledFields = Object.fromEntries(
    texts.filter((name) => read[name] !== '').map((name) => [name, read[name]]),
  );
  const emptied: FilledFields = Object.fromEntries(
    texts.filter((name) => isStale(name, values) || isOpen(name, read)).map((name) => [name, '']),
  );
  return {
    ...(moved ? { country, pickupPointId: '', ...(values.kind === 'store' ? { kind: 'home' } : {}) } : {}),
    ...emptied,
    ...place,
    ...written,
    filled: written,
    derived: placed || moved || placeIsStale ? [...derived] : values.derived,
    open: { ...noUnclearParts, ...choices, rest },
  };
}

/** Whether the field still has the value from an earlier pasted text. */
function isStale(name: keyof FilledFields, { filled, ...values }: AddressValues): boolean {
  return filled[name] !== undefined && filled[name] === values[name];
}

function isOpen(name: keyof FilledFields, { choices, detail }: ReadAddress): boolean {
  if (name === 'street') return detail !== '';
  return hasKey(choices, name) && choices[name].length > 0;
}

/** Returns only the parts of a place. */
export function pickPlace({ province, city, area, areaId }: Place): Pick<AddressValues, keyof Place> {
  return { province, city, area, areaId };
}

/** Removes a field from the derived ones, because the member edited it. */
export function withoutEditedField(derived: readonly DerivedField[], field: string): DerivedField[] {
  return derived.filter((one) => one !== field);
}

/** Whether a text contained nothing for the form. */
export function isEmptyReading(read: ReadAddress): boolean {
  const { choices } = read;
  const fields = [...texts, 'province'] as const;
  return (
    fields.every((name) => read[name] === '') && keysOf(choices).every((name) => choices[name].length === 0)
  );
}
