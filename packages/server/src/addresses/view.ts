import type { AddressView, PickupPointView } from '@crossdock/contract/addresses/shapes.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { AuditRow } from './audit.store.ts';
import type { AreaRow, CountryRow } from './geography.store.ts';
import type { PickupPointRow } from './pickupPoints.store.ts';
import type { AddressRow } from './store.ts';

type StoredStore = Omit<NonNullable<AddressView['store']>, 'id' | 'fromMap'> & { readonly fromMap?: boolean };

/** Who collects is the consignee unless the member named somebody else; the ID to show is the address's own. */
function storeOf(row: AddressRow): AddressView['store'] {
  const store = row.store as StoredStore | null;
  if (store === null) return null;
  return {
    ...store,
    fromMap: store.fromMap ?? false,
    linkName: store.linkName || row.consignee,
    phone: store.phone || row.phone,
    id: row.id_number,
  };
}

export function addressViewOf(row: AddressRow, lang: Lang): AddressView {
  return {
    id: row.id,
    deliveryType: row.delivery_type,
    consignee: row.consignee,
    areaCode: row.area_code,
    phone: row.phone,
    tel: row.tel,
    country: row.country,
    province: row.province,
    city: row.city,
    area: row.area,
    areaId: row.area_id,
    street: row.street,
    detail: row.detail,
    zip: row.zip,
    idNumber: row.id_number,
    idKind: row.id_kind,
    pickupPointId: row.pickup_point_id,
    pickupPointName: row.pickup_point_name,
    pickupPointAddress: row.pickup_point_address,
    store: storeOf(row),
    isDefault: row.is_default,
    state: row.state,
    rejectReason: reasonText(row.reject_reason, lang),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

export function auditViewOf(row: AuditRow, lang: Lang) {
  return {
    ...addressViewOf(row, lang),
    memberId: row.member_id,
    memberName: row.member_name,
    memberAccount: row.member_account,
    memberPhone: row.member_phone,
    memberSince: row.member_since,
    sameIdNumber: row.same_id_number,
    auditedAt: row.audited_at,
    auditedBy: row.audited_by_name,
  };
}

export function pickupPointViewOf(row: PickupPointRow, secret: string, now: string): PickupPointView {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind as PickupPointView['kind'],
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
    maxSideMm: row.max_side_mm,
    maxSideSumMm: row.max_side_sum_mm,
    maxPieceG: row.max_piece_g,
    holdDays: row.hold_days,
    picture:
      row.picture_file_id === null ? null : fileUrl(secret, row.shop_id, row.picture_file_id, 'thumb', now),
  };
}

export function countryViewOf(row: CountryRow, lang: Lang) {
  return { code: row.code, name: row[lang], zh: row.zh, tw: row.tw, en: row.en, areaCode: row.area_code };
}

export function areaViewOf(row: AreaRow, lang: Lang) {
  return {
    id: row.id,
    parentId: row.parent_id,
    level: row.level,
    name: row[lang],
    localName: row.local_name,
    zip: row.zip,
    leaf: row.leaf,
  };
}
