import type { AddressView, PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow } from './audit.store.ts';
import type { AreaRow, CountryRow } from './geography.store.ts';
import type { PickupPointRow } from './pickupPoints.store.ts';
import type { AddressRow } from './store.ts';

/** Who collects is the consignee unless the member named somebody else; the ID to show is the address's own. */
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
    id: row.id,
    deliveryType: row.deliveryType,
    consignee: row.consignee,
    areaCode: row.areaCode,
    phone: row.phone,
    tel: row.tel,
    country: row.country,
    province: row.province,
    city: row.city,
    area: row.area,
    areaId: row.areaId,
    street: row.street,
    detail: row.detail,
    zip: row.zip,
    idNumber: row.idNumber,
    idKind: row.idKind,
    pickupPointId: row.pickupPointId,
    pickupPointName: row.pickupPointName,
    pickupPointAddress: row.pickupPointAddress,
    store: storeOf(row),
    isDefault: row.isDefault,
    state: row.state,
    rejectReason: reasonText(row.rejectReason, lang),
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  };
}

export function auditViewOf(row: AuditRow, lang: Lang) {
  return {
    ...addressViewOf(row, lang),
    memberId: row.memberId,
    memberName: row.memberName,
    memberAccount: row.memberAccount,
    memberPhone: row.memberPhone,
    memberSince: row.memberSince,
    sameIdNumber: row.sameIdNumber,
    auditedAt: row.auditedAt,
    auditedBy: row.auditedByName,
  };
}

export function pickupPointViewOf(row: PickupPointRow, secret: string, now: string): PickupPointView {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    country: row.country,
    province: row.province,
    city: row.city,
    area: row.area,
    address: row.address,
    zip: row.zip,
    phone: row.phone,
    hours: row.hours,
    latitude: row.latitude,
    longitude: row.longitude,
    maxSideMm: row.maxSideMm,
    maxSideSumMm: row.maxSideSumMm,
    maxPieceG: row.maxPieceG,
    holdDays: row.holdDays,
    picture: row.pictureFileId === null ? null : fileUrl(secret, row.shopId, row.pictureFileId, 'thumb', now),
  };
}

export function countryViewOf(row: CountryRow, lang: Lang) {
  return { code: row.code, name: row[lang], zh: row.zh, tw: row.tw, en: row.en, areaCode: row.areaCode };
}

export function areaViewOf(row: AreaRow, lang: Lang) {
  return {
    id: row.id,
    parentId: row.parentId,
    level: row.level,
    name: row[lang],
    localName: row.localName,
    zip: row.zip,
    leaf: row.leaf,
  };
}
