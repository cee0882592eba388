import type { DeskOrder, DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import type { DeskParcel } from '@crossdock/contract/parcels/deskParcel.ts';
import { actionsForStaff } from '@crossdock/domain/orders/desk.ts';
import type { Role } from '@crossdock/domain/staff/roles.ts';
import { orderCostsOf } from './costsView.ts';
import type { DeskRow, shelvesOf } from './desk.store.ts';
import type { Details } from './detailsView.ts';
import { destinationIn, packageOf } from './detailsView.ts';
import type { ChannelCarrier } from './shipping.store.ts';
import { signStatOf } from './signProof.ts';
import { dueMinor } from './store.ts';
import type { BesideCard, Reader } from './view.ts';

export interface DeskReader extends Reader {
  readonly roles: readonly Role[];
}

export function deskOrderOf(
  row: DeskRow,
  reader: DeskReader,
  transferOn: BesideCard['transferOn'],
): DeskOrder {
  return {
    id: row.id,
    number: row.number,
    state: row.state,
    createdAt: row.created_at,
    waitingSince: row.waiting_since,
    member: {
      id: row.member_id,
      account: row.account,
      name: row.member_name,
      alias: row.random_name,
      phoneTail: row.member_phone.slice(-4),
    },
    warehouseId: row.warehouse_id,
    warehouseName: row.warehouse_name,
    channelId: row.channel_id,
    channelName: row[reader.lang],
    carrierId: row.carrier_id,
    carrierName: row.carrier_name,
    deliveryType: row.delivery_type,
    consignee: row.consignee,
    country: row.country,
    parcelCount: row.parcel_count,
    packageCount: row.package_count ?? 0,
    realWeightG: row.real_weight_g,
    billingWeightG: row.billing_weight_g,
    quoteTotalMinor: row.quote_total_minor,
    billTotalMinor: row.bill_total_minor,
    paidMinor: row.paid_minor,
    dueMinor: dueMinor(row),
    cashOnDelivery: row.cash_on_delivery,
    paymentState: row.payment_state,
    paymentMethod: row.payment_method,
    transfer: transferOn(row.id),
    forwardingNumber: row.forwarding_number,
    addressPending: row.address_pending,
    remark: row.remark,
    actions: actionsForStaff({ state: row.state, packed: row.bill_total_minor !== null }, reader.roles),
  };
}

interface DeskDetails extends Omit<Details, 'order' | 'events' | 'couponName' | 'arrivals'> {
  readonly order: DeskRow;
  readonly shelves: Awaited<ReturnType<typeof shelvesOf>>;
  readonly carriers: readonly ChannelCarrier[];
}

export function deskOrderDetailsOf(details: DeskDetails, reader: DeskReader): DeskOrderDetails {
  const { order } = details;
  return {
    ...deskOrderOf(order, reader, details.transferOn),
    destination: destinationIn(order),
    declaredValueMinor: order.declared_value_minor,
    insuredValueMinor: order.insured_value_minor,
    taxIncluded: order.tax_included,
    codAmountMinor: order.cod_amount_minor,
    payBeforePacking: order.pay_before_packing,
    cancelReason: order.cancel_reason,
    packedAt: order.packed_at,
    paidAt: order.paid_at,
    shippedAt: order.shipped_at,
    signedAt: order.signed_at,
    cancelledAt: order.cancelled_at,
    declarers: [...details.declarers],
    parcels: details.parcels.map((parcel) => deskParcelOf(parcel, details)),
    packages: details.packages.map((row) => packageOf(row, reader)),
    steps: details.steps.map((step) => ({
      event: step.event,
      state: step.to_state as DeskOrder['state'],
      at: step.at,
      by: step.member_id ? ('member' as const) : step.staff_id ? ('staff' as const) : ('system' as const),
      why: step.why,
      staffName: step.staff_name ?? '',
    })),
    costs: orderCostsOf(order, details.lines),
    signStat: signStatOf(order, reader),
    trackingUrl:
      order.forwarding_number === ''
        ? ''
        : order.tracking_url.replaceAll('{number}', encodeURIComponent(order.forwarding_number)),
    carriers: details.carriers
      .filter((one) => one.delivery_type === order.delivery_type)
      .filter((one) => one.active || one.id === order.carrier_id)
      .map(({ id, code, name }) => ({ id, code, name })),
  };
}

function deskParcelOf(shown: DeskDetails['parcels'][number], { shelves }: DeskDetails): DeskParcel {
  const shelf = shelves.get(shown.id);
  return {
    id: shown.id,
    billCode: shown.billCode,
    number: shown.number,
    state: shown.state,
    shelfCode: shelf?.shelf_code ?? '',
    goodsName: shown.goodsName,
    goodsTypeName: shown.goodsTypeName,
    goodsCount: shown.goodsCount,
    declaredValueMinor: shown.declaredValueMinor,
    weightG: shown.weightG,
    lengthMm: shown.lengthMm,
    widthMm: shown.widthMm,
    heightMm: shown.heightMm,
    remark: shelf?.remark ?? '',
    pictures: shown.pictures,
  };
}
