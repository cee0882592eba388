import type { orderCalls } from '@crossdock/contract/orders/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { couponOn } from '../coupons/store.ts';
import { declarersOn, orderDeclarerOf } from '../declarers/orders.store.ts';
import { parcelsShownIn, photosOf } from '../parcels/chosen.store.ts';
import { chosenParcelOf } from '../parcels/chosenView.ts';
import { reportedFor, transfersOn } from '../payments/reported.store.ts';
import type { Handler } from '../platform/handler.ts';
import { movesOf } from '../platform/transitions.ts';
import { arrivalsOf } from '../shipping/arrivals.ts';
import { findDetails, latestEvents, packagesOf } from './details.store.ts';
import { orderDetailsOf } from './detailsView.ts';
import { linesOf } from './lines.store.ts';
import { readerOf } from './view.ts';

export const getOrder: Handler<(typeof orderCalls)['getOrder']> = async (tx, actor, input, services) => {
  const order = await findDetails(tx, actor.memberId, input.orderId);
  if (!order) return refuse('row.notFound');
  const [parcels, packages, steps, events, lines, coupon, declarers, reported, arrivals] = await Promise.all([
    parcelsShownIn(tx, order),
    packagesOf(tx, order.id),
    movesOf(tx, order.id, { events: orderSteps, states: orderStates }),
    latestEvents(tx, order.id),
    linesOf(tx, order.id),
    order.memberCouponId === null ? undefined : couponOn(tx, order.id),
    declarersOn(tx, order.id),
    reportedFor(tx, [order.id]),
    arrivalsOf(tx, [order]),
  ]);
  const photos = await photosOf(
    tx,
    parcels.map((parcel) => parcel.id),
  );
  const reader = readerOf(actor, services, tx.now);
  return orderDetailsOf(
    {
      ...{ order, packages, steps, events, lines, arrivals },
      parcels: parcels.map((row) => chosenParcelOf(row, photos, undefined, reader)),
      couponName: coupon?.[actor.lang] ?? null,
      declarers: declarers.map(orderDeclarerOf),
      transferOn: transfersOn(reported),
    },
    reader,
  );
};
