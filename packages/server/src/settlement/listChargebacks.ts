import { countChargebacks, searchChargebacks } from '../payments/chargebacks.store.ts';
import { fieldOf } from '../platform/fieldOf.ts';
import type { Handler } from '../platform/handler.ts';
import { requestedPeriod } from '../platform/requestedPeriod.ts';
import { secondPersonAwaited } from '../wallet/approvals.store.ts';
import { chargebackOf } from './chargebackView.ts';

export const listChargebacks: Handler<'listChargebacks'> = async (tx, actor, input) => {
  const opened = requestedPeriod(input, actor.shop);
  const [page, counts] = await Promise.all([
    searchChargebacks(tx, { ...input, opened }),
    countChargebacks(tx),
  ]);
  const awaited = await secondPersonAwaited(tx, actor, 'chargeback', fieldOf(page.list, 'id'));
  return { ...page, counts, list: page.list.map((row) => chargebackOf(row, actor, awaited(row.id))) };
};
