import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findDisputeOf } from './store.ts';
import { disputedMeasurements, disputeOf, disputeReader } from './view.ts';

export const getDispute: Handler<'getDispute'> = async (tx, actor, { id }, services) => {
  const row = await findDisputeOf(tx, actor.memberId, id);
  if (row === undefined) return refuse('row.notFound');
  const dispute = disputeOf(
    row,
    await disputedMeasurements(tx, [row]),
    disputeReader(actor, services, tx.now),
  );
  return { ...dispute, rule: actor.shop.settings.disputes };
};
