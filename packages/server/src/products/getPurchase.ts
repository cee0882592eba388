import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findListedPurchase, findPurchaseOf, purchaseLines } from './purchases.store.ts';
import { purchaseOf, readerOf } from './view.ts';

export const getPurchase: Handler<'getPurchase'> = async (tx, actor, { id }, services) => {
  if ((await findPurchaseOf(tx, actor.memberId, id)) === undefined) return refuse('row.notFound');
  const [row, lines] = await Promise.all([findListedPurchase(tx, id), purchaseLines(tx, [id])]);
  return purchaseOf(row, lines, readerOf(tx, actor, services));
};
