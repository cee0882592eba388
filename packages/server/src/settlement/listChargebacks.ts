import { countChargebacks, searchChargebacks } from '../payments/chargebacks.store.ts';
import { spanAsked } from '../platform/daysAsked.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitedOn } from '../wallet/approvals.store.ts';
import { chargebackOf } from './chargebackView.ts';

export const listChargebacks: Handler<'listChargebacks'> = async (
  tx,
  actor,
  { fromDay, toDay, ...input },
) => {
  const opened = spanAsked({ fromDay, toDay }, actor.shop);
  const [page, counts] = await Promise.all([
    searchChargebacks(tx, { ...input, opened }),
    countChargebacks(tx),
  ]);
  const awaited = await awaitedOn(
    tx,
    actor,
    'chargeback',
    page.list.map(({ id }) => id),
  );
  return { ...page, counts, list: page.list.map((row) => chargebackOf(row, actor, awaited(row.id))) };
};
