import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { disputableOrders, disputableParcels, disputableUntil } from '@crossdock/domain/parcels/disputes.ts';
import { copyPackageMeasurements, findPackage, measurementsOfOrder } from '../orders/measurements.store.ts';
import { lockOrderOf } from '../orders/store.ts';
import { measurementsOf } from '../parcels/detail.store.ts';
import { addPause } from '../parcels/pauses.store.ts';
import { lockParcel } from '../parcels/store.ts';
import { stopPayments } from '../payments/stop.ts';
import type { Tx } from '../platform/db.ts';
import { ownsFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import type { Member } from '../platform/scope.ts';
import { insertDispute, isSecondMeasurement } from './store.ts';

export const openDispute: Handler<'openDispute'> = async (tx, actor, input, services) => {
  const { of, id: thingId, reason, fileIds } = input;
  const doubted = await (of === 'parcel' ? ofParcel(tx, actor, thingId) : ofPackage(tx, actor, thingId));
  if (isRefusal(doubted)) return doubted;
  const { last, ...subject } = doubted;
  if (last === undefined) return refuse('dispute.closed');
  if (await isSecondMeasurement(tx, last.id)) return refuse('dispute.decided');
  if (disputableUntil(last.at, actor.shop.settings.disputes) < tx.now) return refuse('dispute.late');
  if (!(await ownsFiles(tx, actor.memberId, fileIds, 'dispute')))
    return refuse('dispute.pictureUnknown', {}, 'fileIds');
  const id = newId();
  const { parcelId, orderId } = subject;
  // Closes the expiring payment page, so that nobody pays in a hurry for a box that is being measured. A new
  // one opens when the member pays.
  if (orderId !== null) await stopPayments(tx, actor, services, { orderId }, 'replaced');
  const pauseId =
    parcelId === null
      ? null
      : await addPause(tx, actor, {
          ...{ parcelId, reason: 'dispute', keepsBack: true, stopsClock: true, why: reason, from: tx.now },
        });
  const dispute = { ...subject, id, memberId: actor.memberId, reason, fileIds, firstId: last.id, pauseId };
  const standing = await insertDispute(tx, actor, dispute);
  if (standing) return refuse(standing.state === 'open' ? 'dispute.open' : 'dispute.decided');
  return { id };
};

interface Doubted {
  readonly parcelId: string | null;
  readonly orderId: string | null;
  readonly packageId: string | null;
  readonly position: number | null;
  readonly last: { readonly id: string; readonly at: string } | undefined;
}
type Unfit = Refusal<'row.notFound' | 'dispute.closed'>;

async function ofParcel(tx: Tx, { memberId }: Member, id: string): Promise<Doubted | Unfit> {
  const parcel = await lockParcel(tx, id);
  if (parcel === undefined || parcel.memberId !== memberId) return refuse('row.notFound');
  if (!disputableParcels.includes(parcel.state)) return refuse('dispute.closed');
  const last = (await measurementsOf(tx, id)).at(-1);
  return { parcelId: id, orderId: null, packageId: null, position: null, last };
}

async function ofPackage(tx: Tx, { memberId }: Member, id: string): Promise<Doubted | Unfit> {
  const seen = await findPackage(tx, id);
  const order = seen && (await lockOrderOf(tx, memberId, seen.orderId));
  // Reads the package again under the lock: if it was unpacked meanwhile, this is a different package.
  const found = order && (await findPackage(tx, id));
  if (order === undefined || found === undefined) return refuse('row.notFound');
  if (!disputableOrders.includes(order.state)) return refuse('dispute.closed');
  await copyPackageMeasurements(tx, order.id);
  const taken = await measurementsOfOrder(tx, order.id);
  const last = taken.filter(({ ofId }) => ofId === id).at(-1);
  return { parcelId: null, orderId: order.id, packageId: id, position: found.position, last };
}
