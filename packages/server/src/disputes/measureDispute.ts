import type { disputeDeskCalls } from '@crossdock/contract/disputes/desk.ts';
import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isSmaller, lesserOf } from '@crossdock/domain/parcels/disputes.ts';
import type { Measures } from '@crossdock/domain/parcels/measures.ts';
import { type Lowered, lowerBill, unchanged } from '../checkout/lowerBill.ts';
import { addPackageMeasurement } from '../orders/measurements.store.ts';
import { addMeasurement, changeParcel, measureColumns } from '../parcels/desk.store.ts';
import { endPauseNow } from '../parcels/pauses.store.ts';
import type { Tx } from '../platform/db.ts';
import { isStaffFile } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { notify } from '../platform/notices.ts';
import type { Staff } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { settleBill } from '../settlement/settleBill.ts';
import { type LockedDispute, lockedDispute } from './locked.ts';
import { moveDispute } from './store.ts';
import { nameOf, takenIn } from './view.ts';

/**
 * The order or parcel is locked first: of two clerks who measure at once the second finds the dispute ended, and a payment
 * or cancellation came before, or finds the new bill.
 */
export const measureDispute: Handler<(typeof disputeDeskCalls)['measureDispute']> = async (
  tx,
  actor,
  input,
  services,
) => {
  const dispute = await lockedDispute(tx, input.id);
  if (dispute === undefined) return refuse('row.notFound');
  if (dispute.state !== 'open') return refuse('dispute.notOpen');
  const first = (await takenIn(tx, [dispute])).get(dispute.firstId);
  if (first === undefined) return refuse('row.notFound');
  if (first.staffId === actor.staffId) return refuse('dispute.sameClerk');
  if (!(await isStaffFile(tx, input.fileId, 'dispute')))
    return refuse('dispute.pictureUnknown', {}, 'fileId');
  const smaller = isSmaller(first, input, actor.shop.settings.disputes) ? lesserOf(first, input) : undefined;
  const outcome = await countedAs(tx, actor, services, dispute, smaller);
  if (isRefusal(outcome)) return outcome;
  const { note } = input;
  const { corrected, billed, loweredMinor, returnedMinor } = outcome;
  const changes = { secondId: await write(tx, actor, dispute, input), note, loweredMinor, returnedMinor };
  if (!(await moveDispute(tx, actor, dispute, corrected ? 'correct' : 'confirm', changes)))
    return refuse('dispute.notOpen');
  await tell(tx, actor, dispute, { ...outcome, note });
  // Last: it locks accounts.
  if (billed) await settleBill(tx, actor, billed.order, { ...billed, toldBy: 'dispute.lower' });
  return { state: corrected ? 'corrected' : 'confirmed', loweredMinor, returnedMinor };
};

type Input = Parameters<typeof measureDispute>[2];

/** What the smaller measurement changes: the parcel, or the package and with it the bill. */
async function countedAs(
  tx: Tx,
  actor: Staff,
  services: Services,
  { parcelId, packageId, order }: LockedDispute,
  smaller: Measures | undefined,
): Promise<Lowered | ReturnType<typeof refuse<'row.changed'>>> {
  if (smaller === undefined) return unchanged;
  if (order !== undefined && packageId !== null)
    return lowerBill(tx, actor, services, order, packageId, smaller);
  if (parcelId === null) return unchanged;
  const here = ['received', 'shelved'] as const;
  const changed = await changeParcel(tx, parcelId, here, measureColumns(smaller));
  return changed === undefined ? refuse('row.changed') : { ...unchanged, corrected: true };
}

/** Writes the second measurement beside the first, and lets the parcel's clock run again. */
async function write(tx: Tx, actor: Staff, dispute: LockedDispute, input: Input): Promise<string> {
  const { parcelId, packageId, orderId, pauseId, reason: why } = dispute;
  const { weightG, lengthMm, widthMm, heightMm, scale, fileId } = input;
  const measured = { weightG, lengthMm, widthMm, heightMm, scale, fileId };
  if (pauseId !== null) await endPauseNow(tx, actor, pauseId);
  if (parcelId !== null) return addMeasurement(tx, actor, parcelId, measured, why);
  if (packageId === null || orderId === null) throw new Error(`dispute ${dispute.id} is about nothing`);
  return addPackageMeasurement(tx, actor, { ...measured, packageId, orderId, why });
}

async function tell(
  tx: Tx,
  actor: Staff,
  dispute: LockedDispute,
  { corrected, loweredMinor, note }: Lowered & { readonly note: string },
): Promise<void> {
  const smaller = loweredMinor > 0 ? 'dispute.lower' : 'dispute.correct';
  const params = { number: nameOf(dispute), note, amountMinor: loweredMinor };
  const event = corrected ? smaller : 'dispute.confirm';
  await notify(tx, actor, [{ memberId: dispute.memberId, event, subjectId: dispute.id, params }]);
}
