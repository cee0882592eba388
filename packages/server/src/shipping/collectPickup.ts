import { declaredTextFields } from '@crossdock/contract/parcels/declared.facts.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { pieceNumber } from '@crossdock/domain/pickups/number.ts';
import { addPhoto } from '../parcels/desk.store.ts';
import { type InsertedParcel, insertParcels } from '../parcels/forecast.store.ts';
import { findPickup, linkParcels, type PickupRow, transitionPickup } from '../pickups/store.ts';
import type { Tx } from '../platform/db.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import { publish } from '../platform/realtime.ts';
import type { Staff } from '../platform/scope.ts';

/**
 * Locks parcels first, then the pickup, in the same order as all other code. If two clerks collect it at once, the
 * second finds it collected and creates nothing.
 */
export const collectPickup: Handler<'collectPickup'> = async (tx, actor, { id, pieces, note }) => {
  const task = await findPickup(tx, id);
  if (task === undefined) return refuse('row.notFound');
  if (task.state !== 'planned') return refuse('pickup.wrongState');
  const fileIds = pieces.flatMap((piece) => piece.fileIds);
  if (!(await areStaffFiles(tx, fileIds, 'pickup'))) return refuse('pickup.pictureUnknown', {}, 'pieces');
  if (pieces.some((piece) => piece.fileIds.length === 0))
    return refuse('pickup.pictureMissing', {}, 'pieces');
  const parcels = await forecastOf(tx, actor, task, pieces.length);
  if (!(await transitionPickup(tx, actor, task, 'collect', { note, collectedAt: tx.now })))
    return refuse('pickup.wrongState');
  await linkParcels(tx, id, fieldOf(parcels, 'id'));
  await Promise.all(
    parcels.flatMap((parcel, at) =>
      (pieces[at]?.fileIds ?? []).map((fileId) => addPhoto(tx, parcel.id, fileId, 'pickup')),
    ),
  );
  const params = { number: task.number, pieces: parcels.length };
  await Promise.all([
    notify(tx, actor, [{ memberId: task.memberId, event: 'pickup.collect', subjectId: id, params }]),
    publish(tx, 'parcels', task.memberId),
  ]);
  return { list: parcels };
};

/**
 * Creates a parcel for each piece, with its label's number. Numbers that somebody else has forecast are
 * skipped.
 */
async function forecastOf(tx: Tx, actor: Staff, task: PickupRow, pieces: number): Promise<InsertedParcel[]> {
  const begun: InsertedParcel[] = [];
  for (let next = 1; begun.length < pieces; ) {
    const missing = pieces - begun.length;
    const numbers = Array.from({ length: missing }, (_, n) => pieceNumber(task.number, next + n));
    next += missing;
    const rows = numbers.map((courierNumber) => ({
      courierNumber,
      memberId: task.memberId,
      warehouseId: task.warehouseId,
      remark: task.remark.slice(0, declaredTextFields.remark.max),
      state: 'forecast' as const,
      forecastAt: tx.now,
    }));
    begun.push(...(await insertParcels(tx, actor, rows)));
  }
  return begun.toSorted((a, b) => pieceOrder(a) - pieceOrder(b));
}

const pieceOrder = ({ courierNumber }: InsertedParcel): number => Number(courierNumber.split('-')[1]);
