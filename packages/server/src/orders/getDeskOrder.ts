import { refuse } from '@crossdock/contract/refusals.ts';
import { packageStates, packageSteps } from '@crossdock/domain/orders/packages.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { declarersOfOrder, orderDeclarerOf } from '../declarers/orders.store.ts';
import { parcelsToShow, photosOf } from '../parcels/chosenParcels.store.ts';
import { chosenParcelOf } from '../parcels/chosenParcelView.ts';
import { reportedTransferByOrder, reportedTransfersOfOrders } from '../payments/reportedTransfers.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { earlierHistory, withEarlierEvents, withEarlierSteps } from '../platform/sealedSubjects.ts';
import { stateMovesAmong, stateMovesOf } from '../platform/transitions.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { promisedArrivalsOf } from './arrivals.ts';
import { changesOf } from './changes.store.ts';
import { contentsByPackage } from './contents.store.ts';
import { deskOrderById } from './desk.store.ts';
import { shelfCodesAndRemarks } from './deskParcels.store.ts';
import { deskOrderDetailsOf } from './deskView.ts';
import { deskViewContext } from './deskViewContext.ts';
import { latestTrackingEvents, storedPackages } from './details.store.ts';
import { orderLines } from './lines.store.ts';
import { packersOf } from './packers.store.ts';
import { findPriceHold } from './priceHolds.store.ts';
import { carriersOfOrders } from './shipping.store.ts';
import { totesOfOrders } from './totes.store.ts';
import { toteOf } from './toteView.ts';

const moves = { events: orderSteps, states: orderStates };
const packageMoves = { events: packageSteps, states: packageStates };

export const getDeskOrder = withSlowAnswer<'getDeskOrder'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, news, order] = await Promise.all([
      // State changes are read before the order's row. If older changes are moved into a sealed file between the two
      // reads, the row already refers to this file, so none is missed.
      stateMovesOf(tx, input.orderId, moves),
      latestTrackingEvents(tx, input.orderId),
      deskOrderById(tx, input.orderId),
    ]);
    if (!order) return refuse('row.notFound');
    const [
      parcels,
      shelves,
      packages,
      contents,
      lines,
      carriers,
      declarers,
      reported,
      changes,
      packers,
      totes,
      hold,
    ] = await Promise.all([
      parcelsToShow(tx, order),
      shelfCodesAndRemarks(tx, order.id),
      storedPackages(tx, order.id),
      contentsByPackage(tx, [order.id]),
      orderLines(tx, order.id),
      carriersOfOrders(tx, [order.id]),
      declarersOfOrder(tx, order.id),
      reportedTransfersOfOrders(tx, [order.id]),
      changesOf(tx, order.id),
      packersOf(tx, [order.id]),
      totesOfOrders(tx, [order.id]),
      findPriceHold(tx, order.id),
    ]);
    const awaited = await findAwaitedApprovals(tx, actor, 'order', [order.id]);
    const [photos, arrivals, stepsOfPackages] = await Promise.all([
      photosOf(tx, fieldOf(parcels, 'id')),
      promisedArrivalsOf(tx, [order]),
      stateMovesOf(tx, fieldOf(packages, 'id'), packageMoves),
    ]);
    const reader = deskViewContext(actor, services, tx.now);
    const details = {
      ...{ order, shelves, packages, contents, arrivals, news, steps, lines },
      ...{ carriers, changes, packers, hold, packageSteps: stepsOfPackages },
      parcels: parcels.map((row) => chosenParcelOf(row, photos, undefined, reader)),
      declarers: declarers.map(orderDeclarerOf),
      totes: totes.map(toteOf),
      transferOn: reportedTransferByOrder(reported),
      secondAwaited: awaited(order.id),
    };
    return { details, reader };
  },
  write: async (noTransaction, { details, reader }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, [details.order]);
    const steps = withEarlierSteps(details.steps, stateMovesAmong(earlier.steps, moves));
    const ofPackages = withEarlierSteps(details.packageSteps, stateMovesAmong(earlier.steps, packageMoves));
    const news = withEarlierEvents(details.news, earlier.events);
    return deskOrderDetailsOf({ ...details, steps, packageSteps: ofPackages, news }, reader);
  },
});
