import { refuse } from '@crossdock/contract/refusals.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { couponOfOrder } from '../coupons/store.ts';
import { declarersOfOrder, orderDeclarerOf } from '../declarers/orders.store.ts';
import { parcelsToShow, photosOf } from '../parcels/chosenParcels.store.ts';
import { chosenParcelOf } from '../parcels/chosenParcelView.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { earlierHistory, withEarlierEvents, withEarlierSteps } from '../platform/sealedSubjects.ts';
import { stateMovesAmong, stateMovesOf } from '../platform/transitions.ts';
import { laneTimesOfOrders, promisedArrivalsFromLanes } from './arrivals.ts';
import { changesOf, isFromVipOrder } from './changes.store.ts';
import { contentsByPackage } from './contents.store.ts';
import { findDetails, latestTrackingEvents, maxShownEvents, storedPackages } from './details.store.ts';
import { orderDetailsOf } from './detailsView.ts';
import { journeyFactsOfOrders } from './journeys.store.ts';
import { journeyViewOf } from './journeys.ts';
import { orderLines } from './lines.store.ts';
import { packerOf } from './packers.store.ts';
import { findPriceHold } from './priceHolds.store.ts';
import { orderViewContext } from './view.ts';

const moves = { events: orderSteps, states: orderStates };

export const getOrder = withSlowAnswer<'getOrder'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, news, order] = await Promise.all([
      // State changes are read before the order's row. If older changes are moved into a sealed file between the two
      // reads, the row already refers to this file, so none is missed.
      stateMovesOf(tx, input.orderId, moves),
      latestTrackingEvents(tx, input.orderId),
      findDetails(tx, actor.memberId, input.orderId),
    ]);
    if (!order) return refuse('row.notFound');
    const [
      parcels,
      packages,
      contents,
      lines,
      coupon,
      declarers,
      reported,
      lanes,
      [around],
      changes,
      packer,
      fromVip,
      hold,
    ] = await Promise.all([
      parcelsToShow(tx, order),
      storedPackages(tx, order.id),
      contentsByPackage(tx, [order.id]),
      orderLines(tx, order.id),
      order.memberCouponId === null ? undefined : couponOfOrder(tx, order.id),
      declarersOfOrder(tx, order.id),
      reportedTransfersOfOrders(tx, [order.id]),
      laneTimesOfOrders(tx, order.state === 'cancelled' ? [] : [order]),
      journeyFactsOfOrders(tx, [order.id]),
      changesOf(tx, order.id),
      packerOf(tx, order.id),
      isFromVipOrder(tx, order.id),
      findPriceHold(tx, order.id),
    ]);
    const photos = await photosOf(tx, fieldOf(parcels, 'id'));
    const reader = orderViewContext(actor, services, tx.now);
    const transferOn = reportedTransferByOrder(reported);
    const beside = { packages, around, days: lanes(order) };
    const details = {
      ...{ order, packages, contents, news, steps, lines, changes, fromVip, hold, transferOn },
      arrivals: promisedArrivalsFromLanes([order], lanes),
      journey: journeyViewOf(order, beside, { shop: actor.shop, now: tx.now }),
      beingPackedSince: order.state === 'processing' ? (packer?.since ?? null) : null,
      parcels: parcels.map((row) => chosenParcelOf(row, photos, undefined, reader)),
      couponName: coupon?.[actor.lang] ?? null,
      declarers: declarers.map(orderDeclarerOf),
    };
    return { details, reader };
  },
  write: async (noTransaction, { details, reader }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, [details.order]);
    const steps = withEarlierSteps(details.steps, stateMovesAmong(earlier.steps, moves));
    const news = withEarlierEvents(details.news, earlier.events);
    const events = news.slice(0, maxShownEvents);
    return orderDetailsOf({ ...details, steps, events, news }, reader);
  },
});
