import { refuse } from '@crossdock/contract/refusals.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { currentSettings } from '../platform/shopSettings.ts';
import { findAwaitedApprovals } from '../wallet/approvals.store.ts';
import { countOpenDisputes, findDisputeOf, searchDisputes } from './store.ts';
import { disputedMeasurements, disputeOf, disputeViewContext, staffDisputeOf } from './view.ts';

export const getDispute: Handler<'getDispute'> = async (tx, actor, { id }, services) => {
  const row = await findDisputeOf(tx, actor.memberId, id);
  if (row === undefined) return refuse('row.notFound');
  const dispute = disputeOf(
    row,
    await disputedMeasurements(tx, [row]),
    disputeViewContext(actor, services, tx.now),
  );
  return { ...dispute, rule: actor.shop.settings.disputes };
};

export const getDisputeSettings: Handler<'getDisputeSettings'> = async (tx) =>
  (await currentSettings(tx)).disputes;

export const listDisputes: Handler<'listDisputes'> = async (tx, actor, input, services) => {
  const made = requestedPeriod(input, actor.shop);
  const [page, open] = await Promise.all([searchDisputes(tx, { ...input, made }), countOpenDisputes(tx)]);
  const [taken, awaited] = await Promise.all([
    disputedMeasurements(tx, page.list),
    findAwaitedApprovals(tx, actor, 'dispute', fieldOf(page.list, 'id')),
  ]);
  const reader = disputeViewContext(actor, services, tx.now);
  return {
    ...page,
    open,
    list: page.list.map((row) => ({
      ...staffDisputeOf(row, taken, reader, actor.staffId),
      secondAwaited: awaited(row.id),
    })),
  };
};
