import { isRefusal, type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import { isSecondSmaller, smallerMeasures } from '@crossdock/domain/parcels/disputes.ts';
import type { Measures } from '@crossdock/domain/parcels/measures.ts';
import { onHandParcelStates } from '@crossdock/domain/parcels/states.ts';
import { z } from 'zod';
import { type LockedDispute, lockDispute } from '../disputes/lockDispute.ts';
import { transitionDispute } from '../disputes/store.ts';
import { disputedMeasurements, disputeSubjectName } from '../disputes/view.ts';
import { addPackageMeasurement } from '../orders/measurements.store.ts';
import { addMeasurement, changeParcel, columnsOfMeasures } from '../parcels/desk.store.ts';
import { endPauseNow } from '../parcels/pauses.store.ts';
import type { Tx } from '../platform/db.ts';
import { notify } from '../platform/notices.ts';
import type { Staff, StaffId } from '../platform/scope.ts';
import type { Services } from '../platform/services.ts';
import { settleBill } from '../settlement/settleBill.ts';
import { type ReducedBill, reduceBillAfterDispute, unchangedBill } from './reduceBillAfterDispute.ts';

/** A second measurement as stored while it waits for approval. */
export const secondMeasurementSchema = z.object({
  weightG: z.number(),
  lengthMm: z.number(),
  widthMm: z.number(),
  heightMm: z.number(),
  scale: z.string(),
  fileId: z.string(),
  note: z.string(),
});
type Remeasured = z.infer<typeof secondMeasurementSchema>;

export type RemeasureRefusal = 'row.notFound' | 'row.changed' | 'dispute.notOpen' | 'dispute.sameClerk';

export interface RemeasureOutcome {
  readonly state: 'corrected' | 'confirmed';
  readonly loweredMinor: number;
  readonly returnedMinor: number;
  readonly memberId: string;
  readonly name: string;
}

interface By {
  /** The clerk who measured: not the one of the first measurement, and not the one who approves the refund. */
  readonly measuredBy: StaffId;
  /** The largest allowed refund, in minor units; no limit if missing. */
  readonly mostMinor?: number;
}

/**
 * Records a second measurement. Locks the order or parcel first: if two clerks measure at once, the second finds the
 * dispute ended; a payment or cancellation is either complete before, or sees the new bill. The clerk of the first
 * measurement can neither take the second nor approve it.
 */
export async function applySecondMeasurement(
  tx: Tx,
  actor: Staff,
  services: Services,
  { id, input }: { readonly id: string; readonly input: Remeasured },
  { measuredBy, mostMinor = Number.POSITIVE_INFINITY }: By,
): Promise<RemeasureOutcome | Refusal<RemeasureRefusal>> {
  const dispute = await lockDispute(tx, id);
  if (dispute === undefined) return refuse('row.notFound');
  if (dispute.state !== 'open') return refuse('dispute.notOpen');
  const first = (await disputedMeasurements(tx, [dispute])).get(dispute.firstId);
  if (first === undefined) return refuse('row.notFound');
  if (first.staffId === actor.staffId) return refuse('dispute.sameClerk');
  const smaller = isSecondSmaller(first, input, actor.shop.settings.disputes)
    ? smallerMeasures(first, input)
    : undefined;
  const outcome = await countedAs(tx, actor, services, dispute, smaller);
  if (isRefusal(outcome)) return outcome;
  const { corrected, billed, loweredMinor, returnedMinor } = outcome;
  if (returnedMinor > mostMinor) return refuse('row.changed');
  const scaled = { ...actor, staffId: measuredBy };
  const secondId = await write(tx, scaled, dispute, input);
  const changes = { secondId, note: input.note, loweredMinor, returnedMinor };
  if (!(await transitionDispute(tx, actor, dispute, corrected ? 'correct' : 'confirm', changes)))
    return refuse('dispute.notOpen');
  await tell(tx, actor, dispute, { ...outcome, note: input.note });
  // The bill is settled last: settling locks accounts, which must be locked after everything else.
  if (billed) await settleBill(tx, actor, billed.order, { ...billed, toldBy: 'dispute.lower' });
  const { memberId } = dispute;
  const state = corrected ? 'corrected' : 'confirmed';
  return { state, loweredMinor, returnedMinor, memberId, name: disputeSubjectName(dispute) };
}

/** Applies the smaller measurement to the parcel, or to the package and its bill. */
async function countedAs(
  tx: Tx,
  actor: Staff,
  services: Services,
  { parcelId, packageId, order }: LockedDispute,
  smaller: Measures | undefined,
): Promise<ReducedBill | ReturnType<typeof refuse<'row.changed'>>> {
  if (smaller === undefined) return unchangedBill;
  if (order !== undefined && packageId !== null)
    return reduceBillAfterDispute(tx, actor, services, order, packageId, smaller);
  if (parcelId === null) return unchangedBill;
  const changed = await changeParcel(tx, parcelId, onHandParcelStates, columnsOfMeasures(smaller));
  return changed === undefined ? refuse('row.changed') : { ...unchangedBill, corrected: true };
}

/** Stores the second measurement beside the first, and ends the parcel's pause. */
async function write(tx: Tx, actor: Staff, dispute: LockedDispute, input: Remeasured): Promise<string> {
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
  { corrected, loweredMinor, note }: ReducedBill & { readonly note: string },
): Promise<void> {
  const smaller = loweredMinor > 0 ? 'dispute.lower' : 'dispute.correct';
  const params = { number: disputeSubjectName(dispute), note, amountMinor: loweredMinor };
  const event = corrected ? smaller : 'dispute.confirm';
  await notify(tx, actor, [{ memberId: dispute.memberId, event, subjectId: dispute.id, params }]);
}
