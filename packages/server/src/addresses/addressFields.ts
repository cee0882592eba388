import type { addressCalls } from '@crossdock/contract/addresses/calls.ts';
import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { InputOf } from '@crossdock/contract/wire/call.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import type { Tx } from '../platform/db.ts';
import { servedOrAll } from './listDestinations.ts';
import { findPickupPoint } from './pickupPoints.store.ts';
import { type AddressFields, areaExists } from './store.ts';
import { findStore } from './storeList.store.ts';

type Fields = InputOf<(typeof addressCalls)['addAddress']>;

type PlaceRefusal =
  | 'address.countryNotServed'
  | 'address.pickupPointUnknown'
  | 'address.storeUnknown'
  | 'address.areaUnknown';

/** The columns of what a member typed; refuses where the shop does not deliver, or what does not exist there. */
export async function addressFieldsOf(tx: Tx, input: Fields): Promise<AddressFields | Refusal<PlaceRefusal>> {
  if (!(await servedOrAll(tx)).includes(input.country))
    return refuse('address.countryNotServed', {}, 'country');
  const collector = input.deliveryType === 3 ? input.store : null;
  const store = collector && (await findStore(tx, input.country, collector.number));
  if (collector && !store) return refuse('address.storeUnknown', {}, 'store.number');
  const atPoint = input.deliveryType === 3 && input.store === null;
  if (atPoint) {
    const point = await findPickupPoint(tx, input.pickupPointId ?? '');
    if (!point?.active || point.kind === 'convenienceStore' || point.country !== input.country)
      return refuse('address.pickupPointUnknown', {}, 'pickupPointId');
  }
  if (input.areaId !== null && !(await areaExists(tx, input.country, input.areaId)))
    return refuse('address.areaUnknown', {}, 'areaId');
  return {
    delivery_type: input.deliveryType,
    consignee: input.consignee,
    area_code: input.areaCode,
    phone: input.phone,
    tel: input.tel,
    country: input.country,
    province: input.province,
    city: input.city,
    area: input.area,
    area_id: input.areaId,
    street: input.street,
    detail: input.detail,
    zip: input.zip,
    id_number: normaliseIdNumber(input.idNumber),
    id_kind: input.idKind,
    pickup_point_id: atPoint ? input.pickupPointId : null,
    store: store ? JSON.stringify({ ...collector, name: store.name, address: store.address }) : null,
  };
}
