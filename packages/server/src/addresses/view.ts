import type { AddressView, PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow } from './audit.store.ts';
import type { AreaRow, CountryRow } from './geography.store.ts';
import type { PickupPointRow } from './pickupPoints.store.ts';
import type { AddressRow } from './store.ts';

/**
 * The convenience store to which an address delivers. The consignee collects the parcels there; if the member named
 * another person, that person does and shows the ID in the address.
 */
function storeOf(row: AddressRow): AddressView['store'] {
  const store = row.store;
  if (store === null) return null;
  return {
    ...store,
    fromMap: store.fromMap ?? false,
    linkName: store.linkName || row.consignee,
    phone: store.phone || row.phone,
    id: row.idNumber,
  };
}

export function addressViewOf(row: AddressRow, lang: Lang): AddressView {
  return {
    ...row,
    store: storeOf(row),
    rejectReason: reasonText(row.rejectReason, lang),
  };
}

export function auditViewOf(row: AuditRow, lang: Lang) {
  return {
    ...row,
    ...addressViewOf(row, lang),
    auditedBy: row.auditedByName,
  };
}

export function pickupPointViewOf(row: PickupPointRow, secret: string, now: string): PickupPointView {
  return {
    ...row,
    picture: row.pictureFileId === null ? null : fileUrl(secret, row.shopId, row.pictureFileId, 'thumb', now),
  };
}

export function countryViewOf(row: CountryRow, lang: Lang) {
  return { code: row.code, name: row[lang], zh: row.zh, tw: row.tw, en: row.en, areaCode: row.areaCode };
}

export function areaViewOf(row: AreaRow, lang: Lang) {
  return {
    ...row,
    name: row[lang],
  };
}
