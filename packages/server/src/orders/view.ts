import type { ChosenParcel, OrderCard, PictureView } from '@crossdock/contract/orders/shapes.ts';
import { refusalMessage, refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { memberActions } from '@crossdock/domain/orders/actions.ts';
import type { MergeReason } from '@crossdock/domain/parcels/merge.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import { type ReportedRow, reportOn } from '../payments/reported.store.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { Arrivals } from './arrivals.ts';
import type { ChosenRow } from './chosen.store.ts';
import type { CardRow } from './list.store.ts';
import { dueMinor, type OrderRow } from './store.ts';

/** What a view needs to know beside the rows: the reader, and how to sign the addresses of pictures. */
export interface Reader {
  readonly lang: Lang;
  readonly memberMaySign: boolean;
  picture(fileId: string): PictureView;
}

export function readerOf(actor: Pick<Member, 'lang' | 'shop'>, services: Services, now: string): Reader {
  const url = (fileId: string, variant: 'thumb' | 'full') =>
    fileUrl(services.config.APP_SECRET, actor.shop.id, fileId, variant, now);
  return {
    lang: actor.lang,
    memberMaySign: actor.shop.settings.memberMaySign,
    picture: (fileId) => ({ thumb: url(fileId, 'thumb'), full: url(fileId, 'full') }),
  };
}

export function actionsOf(order: OrderRow, memberMaySign: boolean) {
  return memberActions({
    state: order.state,
    cashOnDelivery: order.cash_on_delivery,
    settled: dueMinor(order) <= 0,
    memberMaySign,
  });
}

/** What is read beside the orders' own rows. */
export interface BesideCard {
  readonly reported: readonly ReportedRow[];
  readonly arrivals: Arrivals;
}

export function orderCardOf(row: CardRow, reader: Reader, { reported, arrivals }: BesideCard): OrderCard {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    createdAt: row.created_at,
    parcelCount: row.parcel_count,
    packageCount: row.package_count ?? 0,
    channelName: row[reader.lang],
    carrierName: row.carrier_name,
    deliveryType: row.delivery_type,
    consignee: row.consignee,
    country: row.country,
    realWeightG: row.real_weight_g,
    volumeWeightG: row.volume_weight_g,
    billingWeightG: row.billing_weight_g,
    quoteTotalMinor: row.quote_total_minor,
    billTotalMinor: row.bill_total_minor,
    paidMinor: row.paid_minor,
    dueMinor: dueMinor(row),
    cashOnDelivery: row.cash_on_delivery,
    paymentMethod: row.payment_method,
    paymentState: row.payment_state,
    transfer: reportOn(reported, row.id),
    forwardingNumber: row.forwarding_number,
    picture: row.picture_file_id === null ? null : reader.picture(row.picture_file_id),
    goodsNames: row.goods_names,
    arrival: arrivals.get(row.id) ?? null,
    actions: actionsOf(row, reader.memberMaySign),
  };
}

interface Photo {
  readonly parcel_id: string;
  readonly file_id: string;
}

export function chosenParcelOf(
  row: ChosenRow,
  photos: readonly Photo[],
  problem: MergeReason | undefined,
  reader: Reader,
): ChosenParcel {
  return {
    id: row.id,
    billCode: row.bill_code,
    number: row.number,
    state: row.state,
    goodsName: row.goods_name,
    goodsType: row.goods_type ?? '',
    goodsTypeName: row[reader.lang] ?? '',
    goodsCount: row.goods_count,
    declaredValueMinor: row.declared_value_minor,
    warehouseId: row.warehouse_id,
    warehouseName: warehouseNameIn(reader.lang, {
      name: row.warehouse_name ?? '',
      names: row.warehouse_names,
    }),
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    pictures: photos
      .filter((photo) => photo.parcel_id === row.id)
      .map((photo) => reader.picture(photo.file_id)),
    problem: problemViewOf(row, problem, reader.lang),
  };
}

/** Why a chosen parcel cannot travel, or not with the others, in words. */
export function problemViewOf(
  row: Pick<ChosenRow, 'bill_code'>,
  reason: MergeReason | undefined,
  lang: Lang,
) {
  if (reason === undefined) return null;
  return { reason, message: refusalMessage(refuse(reason, { number: row.bill_code }), lang) };
}
