import { type Refusal, refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Staff } from '../platform/scope.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { lockOrders, markLinesBooked, reopenLine } from './accepted.store.ts';
import { currentBooking, movementsOf, reversalOf } from './booking.ts';
import { findRemittanceLine } from './lines.store.ts';

export interface AcceptanceTerms {
  readonly reason: string;
  /** The difference that the requester saw; a different amount was not approved. */
  readonly differenceMinor: number;
}

type AcceptRefusal = Refusal<
  'row.notFound' | 'row.changed' | 'remittance.accepted' | 'remittance.notDelivered'
>;

/** Books a line with the approved difference, once. */
export async function carryOutAcceptance(
  tx: Tx,
  actor: Staff,
  id: string,
  { reason, differenceMinor }: AcceptanceTerms,
): Promise<AcceptRefusal | undefined> {
  const seen = await findRemittanceLine(tx, id);
  if (seen === undefined) return refuse('row.notFound');
  await lockOrders(tx, seen.namedId === null ? [] : [seen.namedId]);
  const line = await findRemittanceLine(tx, id);
  if (line === undefined || line.namedId !== seen.namedId) return refuse('row.changed');
  if (line.state === 'accepted') return refuse('remittance.accepted');
  if (line.difference === 'notDelivered') return refuse('remittance.notDelivered');
  const booking = currentBooking(line);
  if (booking.differenceMinor !== differenceMinor) return refuse('row.changed');
  const isPaid = booking.clearedMinor > 0;
  const accepted = { id, orderId: isPaid ? line.namedId : null, expectedMinor: booking.clearedMinor };
  const done = await markLinesBooked(tx, actor, [accepted], { from: ['open', 'task'], remark: reason });
  if (!done.has(id)) return refuse('remittance.accepted');
  await transferOrThrow(tx, actor, movementsOf(line, booking));
  return undefined;
}

/** Reverses the entries of a booked line, once. */
export async function carryOutBookingReversal(
  tx: Tx,
  actor: Staff,
  id: string,
  reason: string,
): Promise<Refusal<'row.notFound' | 'remittance.notAccepted'> | undefined> {
  const line = await findRemittanceLine(tx, id);
  if (line === undefined) return refuse('row.notFound');
  if (line.state !== 'accepted' || !(await reopenLine(tx, actor, id, reason)))
    return refuse('remittance.notAccepted');
  await transferOrThrow(tx, actor, reversalOf(line, currentBooking(line)));
  return undefined;
}
