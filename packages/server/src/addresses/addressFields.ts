import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import type { Tx } from '../platform/db.ts';
import { districtIn } from './geography.store.ts';
import { findPickupPoint, type PickupPointRow } from './pickupPoints.store.ts';
import { placeOf } from './placeOf.ts';
import { servedOrAll } from './servedRegions.ts';
import type { AddressFields, AddressRow } from './store.ts';
import { knownStore } from './storeList.store.ts';
import { pickedStore } from './storeMap.store.ts';

type Fields = Input<'addAddress'>;

type PlaceRefusal =
  | 'address.countryNotServed'
  | 'address.pickupPointUnknown'
  | 'address.storeUnknown'
  | 'address.areaUnknown'
  | 'address.zipOutside';

/**
 * The columns of what a member typed; refuses where the shop does not deliver, or what does not exist there. Place names
 * and zip code are those of the area, point or store: a shipment's price goes by them. `before` is what the address said
 * until now.
 */
export async function addressFieldsOf(
  tx: Tx,
  memberId: string,
  input: Fields,
  before: AddressRow | null = null,
): Promise<AddressFields | Refusal<PlaceRefusal>> {
  if (!(await servedOrAll(tx)).includes(input.country))
    return refuse('address.countryNotServed', {}, 'country');
  const where =
    input.deliveryType === 2
      ? await atHome(tx, input)
      : input.store === null
        ? await atPoint(tx, input)
        : await atStore(tx, memberId, input, input.store, before);
  if (isRefusal(where)) return where;
  const { store: _, isDefault: __, ...typed } = input;
  return { ...typed, ...where, idNumber: normaliseIdNumber(input.idNumber) };
}

type Where = Pick<
  AddressFields,
  'province' | 'city' | 'area' | 'areaId' | 'street' | 'zip' | 'pickupPointId' | 'store'
>;

async function atHome(tx: Tx, input: Fields): Promise<Where | Refusal<PlaceRefusal>> {
  const place = await placeOf(tx, input);
  return isRefusal(place) ? place : { ...place, zip: input.zip, pickupPointId: null, store: null };
}

async function atPoint(tx: Tx, input: Fields): Promise<Where | Refusal<PlaceRefusal>> {
  const point = await findPickupPoint(tx, input.pickupPointId ?? '');
  if (!point?.active || point.kind === 'convenienceStore' || point.country !== input.country)
    return refuse('address.pickupPointUnknown', {}, 'pickupPointId');
  return { ...placeOfPoint(point), pickupPointId: point.id, store: null };
}

const placeOfPoint = ({ province, city, area, zip }: PickupPointRow) => ({
  ...{ province, city, area, zip },
  ...{ areaId: null, street: '' },
});

async function atStore(
  tx: Tx,
  memberId: string,
  { country }: Fields,
  collector: NonNullable<Fields['store']>,
  before: AddressRow | null,
): Promise<Where | Refusal<PlaceRefusal>> {
  const found = await storeFor(tx, memberId, country, collector.number, before);
  if (!found) return refuse('address.storeUnknown', {}, 'store.number');
  const { listedZip, listedPlace, ...store } = found;
  const district = country === 'TW' ? await districtIn(tx, `${listedPlace}${store.address}`) : undefined;
  return {
    province: district?.county ?? '',
    city: district?.localName ?? '',
    area: '',
    areaId: district?.id ?? null,
    street: '',
    zip: listedZip || (district?.zip ?? ''),
    pickupPointId: null,
    store: JSON.stringify({ ...collector, ...store }),
  };
}
interface ChosenStore {
  readonly name: string;
  readonly address: string;
  readonly fromMap: boolean;
  /** What the shop's list says beside the address; empty where it says nothing. */
  readonly listedPlace: string;
  readonly listedZip: string;
}

/** From the shop's list, which has the last word; else what this member chose on the map, lately or for this address. */
async function storeFor(
  tx: Tx,
  memberId: string,
  country: string,
  number: string,
  before: AddressRow | null,
): Promise<ChosenStore | undefined> {
  const listed = await knownStore(tx, country, number);
  if (listed) {
    const { name, address, city, area, zip } = listed;
    return listed.active
      ? { name, address, fromMap: false, listedPlace: `${city}${area}`, listedZip: zip }
      : undefined;
  }
  if (country !== 'TW') return undefined;
  const kept = before?.store;
  const picked = kept?.fromMap && kept.number === number ? kept : await pickedStore(tx, memberId, number);
  return (
    picked && {
      ...{ name: picked.name, address: picked.address },
      ...{ fromMap: true, listedPlace: '', listedZip: '' },
    }
  );
}
