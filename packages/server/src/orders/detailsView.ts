import type { OrderDeclarer } from '@crossdock/contract/declarers/shapes.ts';
import type { ChosenParcel, OrderDestination, OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { placeIn } from '@crossdock/contract/tracking/places.ts';
import { warehouseNameIn } from '@crossdock/domain/warehouses/names.ts';
import type { stepsOf } from '../platform/transitions.ts';
import { orderCostsOf } from './costsView.ts';
import type { DetailsRow, latestEvents, PackageRow } from './details.store.ts';
import type { OrderLines } from './lines.store.ts';
import { signStatOf } from './signProof.ts';
import type { OrderRow } from './store.ts';
import { type BesideCard, orderCardOf, type Reader } from './view.ts';

export interface Details extends BesideCard {
  readonly order: DetailsRow;
  readonly parcels: readonly ChosenParcel[];
  readonly packages: readonly PackageRow[];
  readonly steps: Awaited<ReturnType<typeof stepsOf>>;
  readonly events: Awaited<ReturnType<typeof latestEvents>>;
  readonly lines: OrderLines;
  readonly couponName: string | null;
  readonly declarers: readonly OrderDeclarer[];
}

export function orderDetailsOf(details: Details, reader: Reader): OrderDetails {
  const { order } = details;
  return {
    ...orderCardOf(order, reader, details),
    warehouseName: warehouseNameIn(reader.lang, { name: order.warehouse_name, names: order.warehouse_names }),
    destination: destinationIn(order),
    declaredValueMinor: order.declared_value_minor,
    insured: order.insured_value_minor > 0,
    insuredValueMinor: order.insured_value_minor,
    taxIncluded: order.tax_included,
    codAmountMinor: order.cod_amount_minor,
    payBeforePacking: order.pay_before_packing,
    memberCouponId: order.member_coupon_id,
    couponName: details.couponName,
    pointsUsed: order.points_used,
    addressPending: order.address_pending,
    remark: order.remark,
    cancelReason: order.cancel_reason,
    packedAt: order.packed_at,
    paidAt: order.paid_at,
    shippedAt: order.shipped_at,
    signedAt: order.signed_at,
    cancelledAt: order.cancelled_at,
    steps: details.steps.map((step) => ({
      event: step.event,
      state: step.to_state as OrderDetails['state'],
      at: step.at,
      by: step.member_id ? 'member' : step.staff_id ? 'staff' : 'system',
      why: step.why,
    })),
    declarers: [...details.declarers],
    parcels: [...details.parcels],
    packages: details.packages.map((row) => packageOf(row, reader)),
    tracking: details.events.map((event) => ({
      at: event.at,
      place: placeIn(reader.lang, event.place),
      info: event[reader.lang],
    })),
    costs: orderCostsOf(order, details.lines),
    counterPart: counterPartOf(order),
    signStat: signStatOf(order, reader),
  };
}

/** The destination as it was when the order was submitted. */
export function destinationIn(order: Pick<OrderRow, 'destination'>): OrderDestination {
  return order.destination;
}

export function packageOf(row: PackageRow, reader: Reader): OrderDetails['packages'][number] {
  return {
    id: row.id,
    position: row.position,
    weightG: row.weight_g,
    lengthMm: row.length_mm,
    widthMm: row.width_mm,
    heightMm: row.height_mm,
    picture: row.photo_file_id === null ? null : reader.picture(row.photo_file_id),
  };
}

export function counterPartOf(order: DetailsRow): OrderDetails['counterPart'] {
  return {
    partnerName: order.partner_name,
    partnerPhone: order.partner_phone,
    partnerUrl: order.partner_url,
    carrierName: order.carrier_name,
    carrierPhone: order.carrier_phone,
    trackingUrl: order.tracking_url.replaceAll('{number}', encodeURIComponent(order.forwarding_number)),
  };
}
