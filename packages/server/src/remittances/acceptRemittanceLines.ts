import { refuse } from '@crossdock/contract/refusals.ts';
import { maxAcceptedLines } from '@crossdock/domain/remittances/differences.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { transferOrThrow } from '../wallet/store.ts';
import { lockOrders, markLinesBooked } from './accepted.store.ts';
import { currentBooking, movementsOf } from './booking.ts';
import { countUndecidedLines, findRemittanceLinesByIds, linesBookableUnchanged } from './lines.store.ts';
import { remittanceListExists } from './store.ts';

/** Accepts lines. They are checked again once their orders are locked, so that each is booked once. */
export const acceptRemittanceLines: Handler<'acceptRemittanceLines'> = async (tx, actor, { listId }) => {
  if ((await remittanceListExists(tx, listId)) === undefined) return refuse('row.notFound');
  const seen = await linesBookableUnchanged(tx, listId, maxAcceptedLines);
  await lockOrders(
    tx,
    seen.flatMap(({ namedId }) => namedId ?? []),
  );
  const locked = await findRemittanceLinesByIds(tx, fieldOf(seen, 'id'));
  const paid = new Set<string | null>();
  const clean = locked.filter(({ difference, state, namedId }) => {
    if (difference !== 'none' || state !== 'open' || paid.has(namedId)) return false;
    paid.add(namedId);
    return true;
  });
  const accepted = await markLinesBooked(
    tx,
    actor,
    clean.map(({ id, namedId: orderId, bookedMinor: expectedMinor }) => ({ id, orderId, expectedMinor })),
    { from: ['open'], remark: null },
  );
  const booked = clean
    .filter(({ id }) => accepted.has(id))
    .map((line) => ({ line, ...currentBooking(line) }));
  await transferOrThrow(
    tx,
    actor,
    booked.flatMap(({ line, ...booking }) => movementsOf(line, booking)),
  );
  const sum = (of: 'bankMinor' | 'feeMinor') => booked.reduce((total, one) => total + one[of], 0);
  return {
    done: true,
    acceptedCount: booked.length,
    leftCount: (await countUndecidedLines(tx, { listId })).clean,
    bankMinor: sum('bankMinor'),
    feeMinor: sum('feeMinor'),
  };
};
