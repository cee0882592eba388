import { refuse } from '@crossdock/contract/refusals.ts';
import { orderStates, orderSteps } from '@crossdock/domain/orders/states.ts';
import { declarersOn, orderDeclarerOf } from '../declarers/orders.store.ts';
import { parcelsShownIn, photosOf } from '../parcels/chosen.store.ts';
import { chosenParcelOf } from '../parcels/chosenView.ts';
import { reportedFor, transfersOn } from '../payments/reported.store.ts';
import { written } from '../platform/handler.ts';
import { earlierHistory, withEarlier } from '../platform/sealedSubjects.ts';
import { movesAmong, movesOf } from '../platform/transitions.ts';
import { awaitedOn } from '../wallet/approvals.store.ts';
import { changesOf } from './changes.store.ts';
import { contentsIn } from './contents.store.ts';
import { deskOrderById, shelvesOf } from './desk.store.ts';
import { deskReaderOf } from './deskReader.ts';
import { deskOrderDetailsOf } from './deskView.ts';
import { packagesOf } from './details.store.ts';
import { linesOf } from './lines.store.ts';
import { packersOf } from './packers.store.ts';
import { carriersOfOrders } from './shipping.store.ts';

const moves = { events: orderSteps, states: orderStates };

export const getDeskOrder = written<'getDeskOrder'>()({
  handle: async (tx, actor, input, services) => {
    const [steps, order] = await Promise.all([
      // Read before the row, because the row tells whether old moves were sealed.
      movesOf(tx, input.orderId, moves),
      deskOrderById(tx, input.orderId),
    ]);
    if (!order) return refuse('row.notFound');
    const [parcels, shelves, packages, contents, lines, carriers, declarers, reported, changes, packers] =
      await Promise.all([
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
      ]);
    const awaited = await awaitedOn(tx, actor, 'order', [order.id]);
    const photos = await photosOf(
      tx,
      parcels.map((parcel) => parcel.id),
    );
    const reader = deskReaderOf(actor, services, tx.now);
    const details = {
      ...{ contents, order, shelves, packages, steps, lines, carriers, changes, packers },
      parcels: parcels.map((row) => chosenParcelOf(row, photos, undefined, reader)),
      declarers: declarers.map(orderDeclarerOf),
      transferOn: transfersOn(reported),
      secondAwaited: awaited(order.id),
    };
    return { details, reader };
  },
  write: async (noTransaction, { details, reader }, _actor, _input, services) => {
    const earlier = await earlierHistory(noTransaction, services, [details.order]);
    const steps = withEarlier(details.steps, movesAmong(earlier.steps, moves));
    return deskOrderDetailsOf({ ...details, steps }, reader);
  },
});
