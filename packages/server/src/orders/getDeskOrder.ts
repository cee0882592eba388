import { refuse } from '@crossdock/contract/refusals.ts';
import { packageStates, packageSteps } from '@crossdock/domain/orders/packages.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { declarersOn, orderDeclarerOf } from '../declarers/orders.store.ts';
import { parcelsShownIn, photosOf } from '../parcels/chosen.store.ts';
import { chosenParcelOf } from '../parcels/chosenView.ts';
import { reportedFor, transfersOn } from '../payments/reported.store.ts';
import { written } from '../platform/handler.ts';
import { earlierHistory, withEarlier, withEarlierEvents } from '../platform/sealedSubjects.ts';
import { movesAmong, movesOf } from '../platform/transitions.ts';
import { awaitedOn } from '../wallet/approvals.store.ts';
import { arrivalsOf } from './arrivals.ts';
import { changesOf } from './changes.store.ts';
import { contentsIn } from './contents.store.ts';
import { deskOrderById, shelvesOf } from './desk.store.ts';
import { deskReaderOf } from './deskReader.ts';
import { deskOrderDetailsOf } from './deskView.ts';
import { latestEvents, packagesOf } from './details.store.ts';
import { holdOf } from './holds.store.ts';
import { linesOf } from './lines.store.ts';
import { packersOf } from './packers.store.ts';
import { carriersOfOrders } from './shipping.store.ts';
import { totesWith } from './totes.store.ts';
import { toteOf } from './toteView.ts';

const moves = { events: orderSteps, states: orderStates };
const packageMoves = { events: packageSteps, states: packageStates };

export const getDeskOrder = written<'getDeskOrder'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, news, order] = await Promise.all([
      // Read before the row, because the row tells whether old moves were sealed.
      movesOf(tx, input.orderId, moves),
      latestEvents(tx, input.orderId),
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
      parcelsShownIn(tx, order),
      shelvesOf(tx, order.id),
      packagesOf(tx, order.id),
      contentsIn(tx, [order.id]),
      linesOf(tx, order.id),
      carriersOfOrders(tx, [order.id]),
      declarersOn(tx, order.id),
      reportedFor(tx, [order.id]),
      changesOf(tx, order.id),
      packersOf(tx, [order.id]),
      totesWith(tx, [order.id]),
      holdOf(tx, order.id),
    ]);
    const awaited = await awaitedOn(tx, actor, 'order', [order.id]);
    const [photos, arrivals, stepsOfPackages] = await Promise.all([
      photosOf(
        tx,
        parcels.map((parcel) => parcel.id),
      ),
      arrivalsOf(tx, [order]),
      movesOf(
        tx,
        packages.map(({ id }) => id),
        packageMoves,
      ),
    ]);
    const reader = deskReaderOf(actor, services, tx.now);
    const details = {
      ...{ order, shelves, packages, contents, arrivals, news, steps, lines },
      ...{ carriers, changes, packers, hold, packageSteps: stepsOfPackages },
      parcels: parcels.map((row) => chosenParcelOf(row, photos, undefined, reader)),
      declarers: declarers.map(orderDeclarerOf),
      totes: totes.map(toteOf),
      transferOn: transfersOn(reported),
      secondAwaited: awaited(order.id),
    };
    return { details, reader };
  },
  write: async (noTransaction, { details, reader }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, [details.order]);
    const steps = withEarlier(details.steps, movesAmong(earlier.steps, moves));
    const ofPackages = withEarlier(details.packageSteps, movesAmong(earlier.steps, packageMoves));
    const news = withEarlierEvents(details.news, earlier.events);
    return deskOrderDetailsOf({ ...details, steps, packageSteps: ofPackages, news }, reader);
  },
});
