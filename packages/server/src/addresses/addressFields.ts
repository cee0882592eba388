import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { InputOf } from '@crossdock/contract/wire/call.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import type { Tx } from '../platform/db.ts';
import { findPickupPoint } from './pickupPoints.store.ts';
import { servedOrAll } from './servedRegions.ts';
import { type AddressFields, type AddressRow, areaExists } from './store.ts';
import { knownStore } from './storeList.store.ts';
import { pickedStore } from './storeMap.store.ts';

type Fields = InputOf<(typeof addressCalls)['addAddress']>;

type PlaceRefusal =
  | 'address.countryNotServed'
  | 'address.pickupPointUnknown'
  | 'address.storeUnknown'
  | 'address.areaUnknown';

/**
 * The columns of what a member typed; refuses where the shop does not deliver, or what does not exist there. `before` is
 * what the address said until now.
 */
export async function addressFieldsOf(
  tx: Tx,
  memberId: string,
  input: Fields,
  before: AddressRow | null = null,
): Promise<AddressFields | Refusal<PlaceRefusal>> {
  if (!(await servedOrAll(tx)).includes(input.country))
    return refuse('address.countryNotServed', {}, 'country');
  const collector = input.deliveryType === 3 ? input.store : null;
  const store = collector && (await storeFor(tx, memberId, input.country, collector.number, before));
  if (collector && !store) return refuse('address.storeUnknown', {}, 'store.number');
  const atPoint = input.deliveryType === 3 && input.store === null;
  if (atPoint) {
    const point = await findPickupPoint(tx, input.pickupPointId ?? '');
    if (!point?.active || point.kind === 'convenienceStore' || point.country !== input.country)
      return refuse('address.pickupPointUnknown', {}, 'pickupPointId');
  }
  if (input.areaId !== null && !(await areaExists(tx, input.country, input.areaId)))
    return refuse('address.areaUnknown', {}, 'areaId');
  const { store: _, isDefault: __, ...typed } = input;
  return {
    ...typed,
    idNumber: normaliseIdNumber(input.idNumber),
    pickupPointId: atPoint ? input.pickupPointId : null,
    store: store ? JSON.stringify({ ...collector, ...store }) : null,
  };
}

interface ChosenStore {
  readonly name: string;
  readonly address: string;
  readonly fromMap: boolean;
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
  if (listed)
    return listed.active ? { name: listed.name, address: listed.address, fromMap: false } : undefined;
  if (country !== 'TW') return undefined;
  const kept = before?.store;
  if (kept?.fromMap && kept.number === number)
    return { name: kept.name, address: kept.address, fromMap: true };
  const picked = await pickedStore(tx, memberId, number);
  return picked && { name: picked.name, address: picked.address, fromMap: true };
}
