import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { findListedPurchase, lockPurchaseOf, purchaseLines } from '../products/purchases.store.ts';
import { productViewContext, purchaseOf } from '../products/view.ts';
import { endUnpaidPurchase } from './endPurchase.ts';

export const cancelPurchase: Handler<'cancelPurchase'> = async (tx, actor, { id, why }, services) => {
  const purchase = await lockPurchaseOf(tx, actor.memberId, id);
  if (purchase === undefined) return refuse('row.notFound');
  if (!(await endUnpaidPurchase(tx, actor, services, purchase, { event: 'cancel', why })))
    return refuse('purchase.wrongState');
  const [row, lines] = await Promise.all([findListedPurchase(tx, id), purchaseLines(tx, [id])]);
  return purchaseOf(row, lines, productViewContext(tx, actor, services));
};
