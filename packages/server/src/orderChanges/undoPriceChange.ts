import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { findPriceChange } from '../orders/priceChanges.store.ts';
import { findOrder } from '../orders/store.ts';
import type { Handler } from '../platform/handler.ts';
import { requireApproval } from '../wallet/approvals.store.ts';
import {
  changePrice,
  discountLimits,
  isTogetherTooMuch,
  priceChangeAnswer,
  unchangedPriceAnswer,
} from './priceChange.ts';

/** Undoes a price change. Undoing a surcharge makes the order cheaper, so it counts as a discount. */
export const undoPriceChange: Handler<'undoPriceChange'> = async (tx, actor, { id, why }, services) => {
  const row = await findPriceChange(tx, id);
  const seen = row && (await findOrder(tx, row.orderId));
  if (!row || !seen) return refuse('row.notFound');
  if (row.undoneAt !== null) return refuse('price.undone');
  if (!mayChange(seen, 'price')) return refuse('order.wrongState');
  const { orderId, kind, amountMinor } = row;
  const act =
    kind === 'discount'
      ? undefined
      : await requireApproval(tx, actor, {
          ...{ kind: 'orderPrice', worthMinor: amountMinor, limits: await discountLimits(tx, actor) },
          ...{ memberId: seen.memberId, subjectId: orderId, reason: `${seen.number} · ${why}` },
          ...{ asked: { undo: id }, along: { why } },
        });
  if (isRefusal(act)) return act;
  if (act?.state === 'pending') return unchangedPriceAnswer(seen);
  const by = { askedBy: actor.staffId, agreedBy: null };
  const done = await changePrice(tx, actor, services, orderId, { undo: id, why }, by);
  if (isRefusal(done)) return done;
  if (act && (await isTogetherTooMuch(tx, actor, { actId: act.id, orderId }))) return refuse('row.changed');
  return priceChangeAnswer(done);
};
