import type { MeasuredSubject } from '@crossdock/contract/disputes/shapes.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import {
  type DisputeSettings,
  type DisputeSubject,
  disputableOrders,
  disputableParcels,
  disputableUntil,
} from '@crossdock/domain/parcels/disputes.ts';
import { storedPackages } from '../orders/details.store.ts';
import { measurementsOfOrder } from '../orders/measurements.store.ts';
import { findOrderOf } from '../orders/store.ts';
import { findOwnParcel, measurementsOf } from '../parcels/detail.store.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { type DisputeRecord, disputesOf } from './store.ts';
import {
  type DisputeViewContext,
  disputeOf,
  disputeViewContext,
  type MeasurementRow,
  measurementView,
} from './view.ts';

export const getMeasurements: Handler<'getMeasurements'> = async (tx, actor, { of, id }, services) => {
  const { memberId, shop } = actor;
  const things = await (of === 'parcel' ? ofParcel(tx, memberId, id) : ofOrder(tx, memberId, id));
  if (things === undefined) return refuse('row.notFound');
  const reader = disputeViewContext(actor, services, tx.now);
  const rule = shop.settings.disputes;
  return { list: things.map((thing) => thingOf(thing, rule, reader, tx.now)), rule };
};

interface Thing {
  readonly of: DisputeSubject;
  readonly id: string;
  readonly position: number | null;
  readonly taken: readonly MeasurementRow[];
  readonly disputes: readonly DisputeRecord[];
  /** Whether the parcel or package can still be measured again. */
  readonly isHere: boolean;
}

async function ofParcel(tx: Tx, memberId: string, id: string): Promise<Thing[] | undefined> {
  const [parcel, taken, disputes] = await Promise.all([
    findOwnParcel(tx, memberId, id),
    measurementsOf(tx, id),
    disputesOf(tx, { parcelIds: [id] }),
  ]);
  if (parcel === undefined) return undefined;
  // If a receipt was undone, its measurements are stored but not shown, because the parcel has not arrived.
  if (parcel.weightG === null) return [];
  // Disputes of a former owner of the parcel are not shown.
  const mine = disputes.filter((dispute) => dispute.memberId === memberId);
  const isHere = disputableParcels.includes(parcel.state);
  return [{ of: 'parcel', id, position: null, taken, disputes: mine, isHere }];
}

async function ofOrder(tx: Tx, memberId: string, orderId: string): Promise<Thing[] | undefined> {
  const [order, packages, taken, disputes] = await Promise.all([
    findOrderOf(tx, memberId, orderId),
    storedPackages(tx, orderId),
    measurementsOfOrder(tx, orderId),
    disputesOf(tx, { orderId }),
  ]);
  return (
    order &&
    packages.map(({ id, position }) => ({
      ...{ of: 'package' as const, id, position },
      taken: taken.filter((row) => row.ofId === id),
      disputes: disputes.filter((dispute) => dispute.packageId === id),
      isHere: disputableOrders.includes(order.state),
    }))
  );
}

function thingOf(
  thing: Thing,
  rule: DisputeSettings,
  reader: DisputeViewContext,
  now: string,
): MeasuredSubject {
  const { of, id, position, taken, disputes, isHere } = thing;
  const last = taken.at(-1);
  const until = last && disputableUntil(last.at, rule);
  const standing = disputes.some(
    ({ state, firstId, secondId }) => state !== 'withdrawn' && [firstId, secondId].includes(last?.id ?? ''),
  );
  const rows = new Map(taken.map((row) => [row.id, row]));
  const dispute = disputes.at(-1);
  return {
    ...{ of, id, position },
    measurements: taken.map((row) => measurementView(row, reader)),
    disputableUntil: isHere && !standing && until !== undefined && until >= now ? until : null,
    dispute: dispute ? disputeOf(dispute, rows, reader) : null,
  };
}
