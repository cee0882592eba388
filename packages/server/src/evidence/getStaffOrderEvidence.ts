import { refuse } from '@crossdock/contract/refusals.ts';
import { findOrder } from '../orders/store.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { rateLimit } from '../platform/throttle.ts';
import { writeDocument } from './document.ts';
import { createFormatter } from './formatter.ts';
import { orderEvidence } from './gather.ts';
import { staffRateLimit } from './limits.ts';
import { orderText } from './orderText.ts';

export const getStaffOrderEvidence = withSlowAnswer<'getStaffOrderEvidence'>()({
  handle: async (tx, actor, { orderId, lang = actor.lang }) => {
    const wait = await rateLimit(tx, staffRateLimit, actor.staffId);
    if (wait) return wait;
    const order = await findOrder(tx, orderId);
    const found = order && (await orderEvidence(tx, order.memberId, orderId));
    if (!found) return refuse('row.notFound');
    const saying = createFormatter(lang, actor.shop);
    return { text: orderText(found, saying, actor.shop.currency), saying, now: tx.now };
  },
  write: writeDocument,
});
