import type { receiveInput } from '@crossdock/contract/parcels/measuring.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import {
  courierNumberProblem,
  normaliseCourierNumber,
  recogniseCourier,
} from '@crossdock/domain/parcels/couriers.ts';
import { mayStillArrive } from '@crossdock/domain/parcels/states.ts';
import { looksLikeReference } from '@crossdock/domain/reference.ts';
import type { z } from 'zod';
import { updatePickupAfterArrival } from '../pickups/arrival.ts';
import type { Tx } from '../platform/db.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import type { Staff } from '../platform/scope.ts';
import { warehousesWithLocation } from '../warehouses/locations.store.ts';
import { findWarehouse } from '../warehouses/store.ts';
import { isRefusedByMember } from './arrival.ts';
import { addMeasurement, columnsOfMeasures } from './desk.store.ts';
import { fullCourierNumberOf } from './deskNumbers.store.ts';
import { insertParcels } from './forecast.store.ts';
import { recordRefusedParcel, refusalsOf } from './refusals.store.ts';
import { recordShelfMoves } from './shelfMoves.store.ts';
import { findStaffParcelRow, type StaffParcelQueryRow } from './staffList.store.ts';
import { staffParcelRowOf } from './staffView.ts';
import { lockByNumbers, transitionParcels } from './store.ts';
import { parcelViewContext } from './view.ts';

export const receiveParcel: Handler<'receiveParcel'> = async (tx, actor, input, services) => {
  const courierNumber = normaliseCourierNumber(input.courierNumber);
  if (courierNumberProblem(courierNumber)) return refuse('parcel.number', {}, 'courierNumber');
  const { shelfCode, parcelId } = input;
  const [warehouse, [refusal], known, places, whole] = await Promise.all([
    findWarehouse(tx, input.warehouseId),
    refusalsOf(tx, [courierNumber]),
    lockByNumbers(tx, [courierNumber]),
    shelfCode === undefined ? undefined : warehousesWithLocation(tx, shelfCode),
    input.certain ? '' : fullCourierNumberOf(tx, courierNumber),
  ]);
  if (known.length === 0 && looksLikeReference(courierNumber))
    return refuse('parcel.ownNumber', {}, 'courierNumber');
  if (parcelId !== undefined && known[0]?.id !== parcelId)
    return refuse('parcel.otherNumber', { number: courierNumber }, 'courierNumber');
  if (known.length === 0 && whole !== '')
    return refuse('parcel.endOfNumber', { number: courierNumber, whole }, 'courierNumber');
  if (!warehouse?.active) return refuse('parcel.warehouse', {}, 'warehouseId');
  if (shelfCode !== undefined && !places?.has(warehouse.id))
    return refuse('parcel.shelfUnknown', { shelf: shelfCode }, 'shelfCode');
  const arrival = { input, courierNumber, refusal };
  const [parcel] = known;
  const unannounced = parcel === undefined && (await arriveUnannounced(tx, actor, arrival));
  const settled =
    unannounced ||
    (await arriveKnown(tx, actor, parcel ?? (await lockByNumbers(tx, [courierNumber]))[0], arrival));
  if (settled?.row === undefined) return refuse('row.changed');
  return {
    outcome: settled.outcome,
    parcel: staffParcelRowOf(settled.row, parcelViewContext(actor, tx.now, services)),
  };
};

interface Arrival {
  readonly input: z.output<typeof receiveInput>;
  readonly courierNumber: string;
  readonly refusal: { readonly memberId: string } | undefined;
}

interface Settled {
  readonly outcome: keyof typeof events | 'already';
  readonly row: StaffParcelQueryRow | undefined;
}

type Locked = Awaited<ReturnType<typeof lockByNumbers>>[number];

function arrivalColumns(tx: Tx, actor: Staff, { input, courierNumber }: Arrival, courier = '') {
  return {
    ...columnsOfMeasures(input),
    warehouseId: input.warehouseId,
    shelfCode: input.shelfCode ?? '',
    arrivedAt: tx.now,
    receivedBy: actor.staffId,
    labelHint: input.labelHint,
    courier: input.courier || courier || (recogniseCourier(courierNumber)[0] ?? ''),
  };
}

/** Inserts an unannounced parcel. False if another clerk, or its member, used the number first. */
async function arriveUnannounced(tx: Tx, actor: Staff, arrival: Arrival): Promise<Settled | false> {
  const { refusal, courierNumber, input } = arrival;
  const outcome = refusal ? ('refused' as const) : ('unclaimed' as const);
  const [begun] = await insertParcels(tx, actor, [
    {
      ...arrivalColumns(tx, actor, arrival),
      courierNumber,
      memberId: refusal?.memberId ?? null,
      state: outcome,
      shelvedAt: input.shelfCode !== undefined && outcome === 'unclaimed' ? tx.now : null,
    },
  ]);
  if (begun === undefined) return false;
  if (refusal)
    await notify(tx, actor, [
      {
        memberId: refusal.memberId,
        event: 'parcel.refuse',
        subjectId: begun.id,
        params: { number: courierNumber },
      },
    ]);
  return { outcome, row: await recordArrival(tx, actor, begun.id, arrival, outcome) };
}

const events = {
  received: 'receive',
  shelved: 'receive',
  unclaimed: 'receiveUnclaimed',
  refused: 'refuse',
} as const;

/** Receives a locked parcel that the shop already knows. If it arrived before, it is returned unchanged. */
async function arriveKnown(
  tx: Tx,
  actor: Staff,
  parcel: Locked | undefined,
  arrival: Arrival,
): Promise<Settled | undefined> {
  if (parcel === undefined) return undefined;
  if (!mayStillArrive(parcel.state))
    return { outcome: 'already' as const, row: await findStaffParcelRow(tx, parcel.id) };
  const { refusal, input } = arrival;
  const shelf = input.shelfCode !== undefined;
  const refused = isRefusedByMember(parcel, refusal);
  const outcome = refused
    ? 'refused'
    : parcel.memberId === null
      ? 'unclaimed'
      : shelf
        ? 'shelved'
        : 'received';
  const [, , row] = await Promise.all([
    transitionParcels(tx, actor, [parcel.id], events[outcome], {
      // If the parcel is shelved at once, the notification about the shelf also reports its arrival.
      quiet: outcome === 'shelved',
      changes: {
        ...arrivalColumns(tx, actor, arrival, parcel.courier),
        shelvedAt: shelf && !refused ? tx.now : null,
        ...(refused && refusal ? { memberId: refusal.memberId } : {}),
      },
    }),
    outcome === 'shelved' ? transitionParcels(tx, actor, [parcel.id], 'shelve') : undefined,
    recordArrival(tx, actor, parcel.id, arrival, outcome),
    updatePickupAfterArrival(tx, actor, parcel.id),
  ]);
  return { outcome, row };
}

/**
 * Writes the records that every arrival needs, in the same round trip as the parcel's move, and returns the row for
 * the receiving desk.
 */
async function recordArrival(tx: Tx, actor: Staff, id: string, arrival: Arrival, outcome: string) {
  const [row] = await Promise.all([
    findStaffParcelRow(tx, id),
    addMeasurement(tx, actor, id, arrival.input),
    arrival.input.shelfCode === undefined
      ? undefined
      : recordShelfMoves(tx, actor, [{ parcelId: id, from: '', to: arrival.input.shelfCode }]),
    outcome === 'refused' ? recordRefusedParcel(tx, arrival.courierNumber, id) : undefined,
  ]);
  return row;
}
