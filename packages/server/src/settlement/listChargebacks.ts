import { countChargebacks, searchChargebacks } from '../payments/chargebacks.store.ts';
import type { Handler } from '../platform/handler.ts';
import { awaitedOn } from '../wallet/approvals.store.ts';
import { chargebackOf } from './chargebackView.ts';

export const listChargebacks: Handler<'listChargebacks'> = async (tx, actor, input) => {
  const [page, counts] = await Promise.all([searchChargebacks(tx, input), countChargebacks(tx)]);
  const awaited = await awaitedOn(
    tx,
    actor,
    'chargeback',
    page.list.map(({ id }) => id),
  );
  return { ...page, counts, list: page.list.map((row) => chargebackOf(row, actor, awaited(row.id))) };
};
