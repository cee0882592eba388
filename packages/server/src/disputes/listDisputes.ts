import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';
import { countOpen, searchDisputes } from './store.ts';
import { disputedMeasurements, disputeReader, staffDisputeOf } from './view.ts';

export const listDisputes: Handler<'listDisputes'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const [page, open] = await Promise.all([searchDisputes(tx, { ...input, made }), countOpen(tx)]);
  const [taken, awaited] = await Promise.all([
    disputedMeasurements(tx, page.list),
    secondPersonAwaited(tx, actor, 'dispute', fieldOf(page.list, 'id')),
  ]);
  const reader = disputeReader(actor, services, tx.now);
  return {
    ...page,
    open,
    list: page.list.map((row) => ({
      ...staffDisputeOf(row, taken, reader, actor.staffId),
      secondAwaited: awaited(row.id),
    })),
  };
};
