import { refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { writeDocument } from './document.ts';
import { createFormatter } from './formatter.ts';
import { gatherOrderEvidence } from './gather.ts';
import { memberRateLimit } from './limits.ts';
import { orderEvidenceText } from './orderText.ts';

export const getOrderEvidence = withSlowAnswer<'getOrderEvidence'>()({
  handle: async (tx, actor, { orderId, lang = actor.lang }) => {
    const wait = await enforceRateLimit(tx, memberRateLimit, actor.memberId);
    if (wait) return wait;
    const found = await gatherOrderEvidence(tx, actor.memberId, orderId);
    if (!found) return refuse('row.notFound');
    const saying = createFormatter(lang, actor.shop);
    return { text: orderEvidenceText(found, saying, actor.shop.currency), saying, now: tx.now };
  },
  write: writeDocument,
});
