import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Input } from '@crossdock/contract/table.ts';
import { normaliseIdNumber } from '@crossdock/domain/members/identity.ts';
import type { ShopSettings } from '@crossdock/domain/shops/settings.ts';
import type { Tx } from '../platform/db.ts';
import { districtInText } from './geography.store.ts';
import { findPickupPoint, type PickupPointRow } from './pickupPoints.store.ts';
import { resolveAreaWithZip } from './resolveArea.ts';
import { servedOrAllRegions } from './servedRegions.ts';
import type { AddressFields, AddressRow } from './store.ts';
import { findListedStore } from './storeList.store.ts';
import { recentlyChosenStore } from './storeMap.store.ts';

type Fields = Input<'addAddress'>;

type PlaceRefusal =
  | 'address.countryNotServed'
  | 'address.pickupPointUnknown'
  | 'address.storeUnknown'
  | 'address.areaUnknown'
  | 'address.zipOutside';

/**
 * Converts a typed address to columns; refuses a region that the shop does not serve, or a place that does not exist.
 * Names and postal code come from the area, point or store, because they decide the price. `before` is the address
 * until now.
 */
export async function addressFieldsOf(
  tx: Tx,
  memberId: string,
  input: Fields,
  before: AddressRow | null = null,
): Promise<AddressFields | Refusal<PlaceRefusal>> {
  if (!(await servedOrAllRegions(tx)).includes(input.country))
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

/**
 * Whether a saved address needs approval. New and changed addresses need it unless the shop works without
 * approvals. An address whose member insists on a postal code always needs it, because the code decides the
 * price.
 */
export function addressStateAfterSaving(
  { zipKept }: Pick<AddressFields, 'zipKept'>,
  { addressAudit }: Pick<ShopSettings, 'addressAudit'>,
): 'pending' | 'approved' {
  return addressAudit || zipKept ? 'pending' : 'approved';
}

type Where = Pick<
  AddressFields,
  'province' | 'city' | 'area' | 'areaId' | 'street' | 'zip' | 'zipKept' | 'pickupPointId' | 'store'
>;

async function atHome(tx: Tx, input: Fields): Promise<Where | Refusal<PlaceRefusal>> {
  const { place, outside } = await resolveAreaWithZip(tx, input);
  if (isRefusal(place)) return place;
  if (outside && !input.zipKept) return outside;
  const zipKept = outside !== undefined;
  return { ...place, zip: input.zip, zipKept, pickupPointId: null, store: null };
}

async function atPoint(tx: Tx, input: Fields): Promise<Where | Refusal<PlaceRefusal>> {
  const point = await findPickupPoint(tx, input.pickupPointId ?? '');
  if (!point?.active || point.kind === 'convenienceStore' || point.country !== input.country)
    return refuse('address.pickupPointUnknown', {}, 'pickupPointId');
  return { ...placeOfPoint(point), zipKept: false, pickupPointId: point.id, store: null };
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
  const district = country === 'TW' ? await districtInText(tx, `${listedPlace}${store.address}`) : undefined;
  return {
    province: district?.county ?? '',
    city: district?.localName ?? '',
    area: '',
    areaId: district?.id ?? null,
    street: '',
    zip: listedZip || (district?.zip ?? ''),
    zipKept: false,
    pickupPointId: null,
    store: JSON.stringify({ ...collector, ...store }),
  };
}
interface ChosenStore {
  readonly name: string;
  readonly address: string;
  readonly fromMap: boolean;
  /** The province and city by the shop's list; empty if the list does not have the store. */
  readonly listedPlace: string;
  readonly listedZip: string;
}

/**
 * The store from the shop's list; undefined if it is closed there. A store that is not on the list must be one that
 * this member recently chose on the map, or the one that this address already has from the map.
 */
async function storeFor(
  tx: Tx,
  memberId: string,
  country: string,
  number: string,
  before: AddressRow | null,
): Promise<ChosenStore | undefined> {
  const listed = await findListedStore(tx, country, number);
  if (listed) {
    const { name, address, city, area, zip } = listed;
    return listed.active
      ? { name, address, fromMap: false, listedPlace: `${city}${area}`, listedZip: zip }
      : undefined;
  }
  if (country !== 'TW') return undefined;
  const kept = before?.store;
  const picked =
    kept?.fromMap && kept.number === number ? kept : await recentlyChosenStore(tx, memberId, number);
  return (
    picked && {
      ...{ name: picked.name, address: picked.address },
      ...{ fromMap: true, listedPlace: '', listedZip: '' },
    }
  );
}
