import { isRefusal, refuse } from '@crossdock/contract/refusals.ts';
import { mayChange } from '@crossdock/domain/orders/changes.ts';
import { reasonsFor } from '@crossdock/domain/orders/priceChanges.ts';
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

/** A surcharge needs one person. A discount gives money away, so it counts towards the clerk's limits. */
export const addPriceChange: Handler<'addPriceChange'> = async (tx, actor, input, services) => {
  const { orderId, kind, amountMinor, reason, note } = input;
  if (!reasonsFor(kind).includes(reason)) return refuse('price.reason', {}, 'reason');
  const seen = await findOrder(tx, orderId);
  if (!seen) return refuse('row.notFound');
  if (!mayChange(seen, 'price')) return refuse('order.wrongState');
  const act =
    kind === 'surcharge'
      ? undefined
      : await requireApproval(tx, actor, {
          ...{ kind: 'orderPrice', worthMinor: amountMinor, limits: await discountLimits(tx, actor) },
          ...{ memberId: seen.memberId, subjectId: orderId, reason: `${seen.number} · ${note}` },
          asked: { amountMinor, reason, note },
        });
  if (isRefusal(act)) return act;
  if (act?.state === 'pending') return unchangedPriceAnswer(seen);
  const by = { askedBy: actor.staffId, agreedBy: null };
  const done = await changePrice(tx, actor, services, orderId, { kind, amountMinor, reason, note }, by);
  if (isRefusal(done)) return done;
  if (act && (await isTogetherTooMuch(tx, actor, { actId: act.id, orderId }))) return refuse('row.changed');
  return priceChangeAnswer(done);
};
