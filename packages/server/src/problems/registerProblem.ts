import { refuse } from '@crossdock/contract/refusals.ts';
import { normaliseCourierNumber } from '@crossdock/domain/parcels/couriers.ts';
import {
  blocksShipping,
  canRegisterProblem,
  concernsWholeOrder,
  isCausedByFirm,
} from '@crossdock/domain/parcels/problems.ts';
import { packageByNumber } from '../orders/contents.store.ts';
import { deskOrderByNumber } from '../orders/desk.store.ts';
import { addPause } from '../parcels/pauses.store.ts';
import { lockByNumbers, parcelsOfOrder } from '../parcels/store.ts';
import type { Tx } from '../platform/db.ts';
import { areStaffFiles } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { notify } from '../platform/notices.ts';
import { insertProblem } from './store.ts';

export const registerProblem: Handler<'registerProblem'> = async (tx, actor, input) => {
  const { type, description, fileIds } = input;
  const byFirm = isCausedByFirm(type, input.byFirm);
  const number = normaliseCourierNumber(input.courierNumber);
  const held = await packageByNumber(tx, input.courierNumber);
  const isUnder = concernsWholeOrder(type) || held !== undefined;
  const inside = held?.courierNumbers ?? [];
  const under = isUnder && inside.length === 0 ? await parcelsUnder(tx, input.courierNumber) : inside;
  const parcel = (await lockByNumbers(tx, [number, ...under])).find(({ state }) =>
    canRegisterProblem(type, state),
  );
  if (parcel === undefined) return refuse('problem.parcelUnknown', {}, 'courierNumber');
  if (!(await areStaffFiles(tx, fileIds, 'problem'))) return refuse('problem.pictureUnknown', {}, 'fileIds');
  const blocks = input.blocks ?? blocksShipping(type);
  const { id: parcelId, memberId, courierNumber } = parcel;
  const pause = { parcelId, reason: 'problem', why: description, from: tx.now } as const;
  const pauseId =
    blocks || byFirm ? await addPause(tx, actor, { ...pause, keepsBack: blocks, stopsClock: byFirm }) : null;
  const id = newId();
  const problem = {
    id,
    parcelId,
    type,
    description,
    byFirm,
    blocks,
    pauseId,
    fileIds,
    packageId: held?.id ?? null,
  };
  if (!(await insertProblem(tx, actor, { ...problem, createdBy: actor.staffId }, memberId)))
    return refuse('problem.known', {}, 'type');
  if (memberId !== null) {
    const params = { number: courierNumber, note: description };
    await notify(tx, actor, [{ memberId, event: 'problem.register', subjectId: id, params }]);
  }
  return { id, parcelId };
};

/** The courier numbers of the parcels in the order with this number or tracking number. */
async function parcelsUnder(tx: Tx, number: string): Promise<string[]> {
  const written = number.trim().toUpperCase();
  const order = await deskOrderByNumber(tx, { number: written, written });
  return order ? (await parcelsOfOrder(tx, order.id)).map(({ courierNumber }) => courierNumber) : [];
}
