import type { OrderCard } from '@crossdock/contract/orders/shapes.ts';
import type { ReportedTransfer } from '@crossdock/contract/payments/reportedTransfer.ts';
import type { PictureView } from '@crossdock/contract/wire/pictures.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { memberActions } from '@crossdock/domain/orders/actions.ts';
import { shouldAskToSign } from '@crossdock/domain/orders/deliveryReports.ts';
import { paymentStateOf } from '@crossdock/domain/orders/paymentState.ts';
import { fileUrl } from '../platform/fileRows.ts';
import type { Member } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import type { OrderCardRow } from './list.store.ts';
import { dueMinor, type OrderRow } from './store.ts';

/** The data that a view needs besides the rows: the reader, and how to sign addresses of pictures. */
export interface OrderViewContext {
  readonly lang: Lang;
  readonly memberMaySign: boolean;
  readonly now: string;
  picture(fileId: string): PictureView;
}

export function orderViewContext(
  actor: Pick<Member, 'lang' | 'shop'>,
  services: Services,
  now: string,
): OrderViewContext {
  const url = (fileId: string, variant: 'thumb' | 'full') =>
    fileUrl(services.config.APP_SECRET, actor.shop.id, fileId, variant, now);
  return {
    now,
    lang: actor.lang,
    memberMaySign: actor.shop.settings.memberMaySign,
    picture: (fileId) => ({ thumb: url(fileId, 'thumb'), full: url(fileId, 'full') }),
  };
}

export function actionsOf(order: OrderRow, memberMaySign: boolean) {
  return memberActions(actionFactsOf(order, memberMaySign));
}

/** The facts that decide what a member may do with an order. */
export function actionFactsOf(order: OrderRow, memberMaySign: boolean) {
  return {
    state: order.state,
    cashOnDelivery: order.cashOnDelivery,
    settled: dueMinor(order) <= 0,
    memberMaySign,
  };
}

/** Data about the orders that is read separately from their rows. */
export interface OrderCardExtras {
  /** The reported transfer of an order. */
  readonly transferOn: (orderId: string) => ReportedTransfer | null;
  /** The promised arrival by order. Orders that are not in transit have none. */
  readonly arrivals: ReadonlyMap<string, NonNullable<OrderCard['arrival']>>;
}

export function orderCardOf(
  row: OrderCardRow,
  reader: OrderViewContext,
  { transferOn, arrivals }: OrderCardExtras,
): OrderCard {
  const arrival = arrivals.get(row.id) ?? null;
  const actions = actionsOf(row, reader.memberMaySign);
  return {
    ...{ ...row, arrival, actions },
    channelName: row[reader.lang],
    paymentState: paymentStateOf(row),
    dueMinor: dueMinor(row),
    transfer: transferOn(row.id),
    picture: row.pictureFileId === null ? null : reader.picture(row.pictureFileId),
    signAsked: shouldAskToSign({ ...row, arrival, actions }, reader.now),
  };
}
