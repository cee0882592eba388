import { refuse } from '@crossdock/contract/refusals.ts';
import { findOrder } from '../orders/store.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { writeDocument } from './document.ts';
import { createFormatter } from './formatter.ts';
import { gatherOrderEvidence } from './gather.ts';
import { staffRateLimit } from './limits.ts';
import { orderEvidenceText } from './orderText.ts';

export const getStaffOrderEvidence = withSlowAnswer<'getStaffOrderEvidence'>()({
  handle: async (tx, actor, { orderId, lang = actor.lang }) => {
    const wait = await enforceRateLimit(tx, staffRateLimit, actor.staffId);
    if (wait) return wait;
    const order = await findOrder(tx, orderId);
    const found = order && (await gatherOrderEvidence(tx, order.memberId, orderId));
    if (!found) return refuse('row.notFound');
    const saying = createFormatter(lang, actor.shop);
    return { text: orderEvidenceText(found, saying, actor.shop.currency), saying, now: tx.now };
  },
  write: writeDocument,
});
