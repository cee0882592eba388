import type { Output } from '@crossdock/contract/table.ts';
import { type AddressValues, type DerivedField, nothingOpen } from './addressValues.ts';

type ReadAddress = Output<'readAddress'>;
type Place = ReadAddress['choices']['place'][number];

/**
 * What a pasted text changes in the form. A field that the text does not say keeps what was typed; a place is taken as
 * a whole, so that no old district stays below a new county.
 */
export function pastedValues(values: AddressValues, read: ReadAddress): Partial<AddressValues> {
  const { choices, derived, rest, country, consignee, phone, tel, street, detail, zip } = read;
  const texts = { consignee, phone, tel, street, detail };
  const written = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  const placed = read.province !== '' || choices.place.length > 0;
  const moved = country !== '' && country !== values.country;
  return {
    ...(moved ? { country, pickupPointId: '', ...(values.kind === 'store' ? { kind: 'home' } : {}) } : {}),
    ...written,
    ...(placed || moved ? { ...placeIn(read), zip, zipKept: false } : zip === '' ? {} : { zip }),
    derived: placed || moved ? [...derived] : values.derived,
    open: { ...nothingOpen, ...choices, rest },
  };
}

/** The member says which of several areas it is. Its code follows if there is one alone. */
export function placeIn({ province, city, area, areaId }: Place): Pick<AddressValues, keyof Place> {
  return { province, city, area, areaId };
}

/** Without the field: it was touched. */
export function touched(derived: readonly DerivedField[], field: string): DerivedField[] {
  return derived.filter((one) => one !== field);
}
