import type { Output } from '@crossdock/contract/table.ts';
import { hasKey, keysOf } from '@crossdock/domain/records.ts';
import { type AddressValues, type DerivedField, type FilledFields, nothingOpen } from './addressValues.ts';

type ReadAddress = Output<'readAddress'>;
type Place = ReadAddress['choices']['place'][number];

const texts = ['consignee', 'phone', 'tel', 'street', 'detail', 'zip'] as const;

/**
 * What a pasted text changes in the form. A field that the text does not say keeps what was typed, but nothing of an
 * earlier text stays beside the new one. A place is taken as a whole, so that no old district stays below a new county;
 * and a field that the text leaves open is empty until the member chooses.
 */
export function pastedValues(values: AddressValues, read: ReadAddress): Partial<AddressValues> {
  const { choices, derived, rest, country } = read;
  const placed = read.province !== '' || choices.place.length > 0;
  const moved = country !== '' && country !== values.country;
  // The postal code tells that the place is of an earlier text too.
  const placeIsStale = !placed && !moved && isStale('zip', values);
  const place = placed || moved || placeIsStale ? { ...placeIn(read), zip: read.zip, zipKept: false } : {};
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
    open: { ...nothingOpen, ...choices, rest },
  };
}

/** The field still has what an earlier text filled in. */
function isStale(name: keyof FilledFields, { filled, ...values }: AddressValues): boolean {
  return filled[name] !== undefined && filled[name] === values[name];
}

function isOpen(name: keyof FilledFields, { choices, detail }: ReadAddress): boolean {
  if (name === 'street') return detail !== '';
  return hasKey(choices, name) && choices[name].length > 0;
}

/** The parts of a place alone. */
export function placeIn({ province, city, area, areaId }: Place): Pick<AddressValues, keyof Place> {
  return { province, city, area, areaId };
}

/** Without the field: it was touched. */
export function touched(derived: readonly DerivedField[], field: string): DerivedField[] {
  return derived.filter((one) => one !== field);
}

/** Whether a text said nothing that a form could take. */
export function saysNothing(read: ReadAddress): boolean {
  const { choices } = read;
  const fields = [...texts, 'province'] as const;
  return (
    fields.every((name) => read[name] === '') && keysOf(choices).every((name) => choices[name].length === 0)
  );
}
