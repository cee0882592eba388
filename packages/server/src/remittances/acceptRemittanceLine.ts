import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { isLargeFee } from '@crossdock/domain/remittances/differences.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import { currentBooking } from './booking.ts';
import { carryOutAcceptance } from './carryOutLine.ts';
import { findRemittanceLine } from './lines.store.ts';

/**
 * Accepts a line. A shortfall or a large fee is money that the shop gives up, so it needs two people, whatever the
 * amount. A surplus needs a second person only above the clerk's limit, like other money actions.
 */
export const acceptRemittanceLine: Handler<'acceptRemittanceLine'> = async (tx, actor, { id, reason }) => {
  const line = await findRemittanceLine(tx, id);
  if (line === undefined) return refuse('row.notFound');
  if (line.state === 'accepted') return refuse('remittance.accepted');
  if (line.difference === 'notDelivered') return refuse('remittance.notDelivered');
  const { differenceMinor } = currentBooking(line);
  const terms = { does: 'accept', reason, differenceMinor } as const;
  const act = await requireApproval(tx, actor, {
    kind: 'remittance',
    worthMinor: Math.abs(differenceMinor),
    endless: differenceMinor < 0 || isLargeFee(line),
    subjectId: id,
    reason: [line.namedNumber, reason].filter(Boolean).join(' · ').slice(0, 200),
    asked: terms,
  });
  if (isRefusal(act)) return act;
  if (act.state === 'pending') return { done: true, state: 'pending', differenceMinor };
  const refused = await carryOutAcceptance(tx, actor, id, terms);
  return refused ?? { done: true, state: 'approved', differenceMinor };
};
