import { refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { rateLimit } from '../platform/throttle.ts';
import { writeDocument } from './document.ts';
import { createFormatter } from './formatter.ts';
import { parcelEvidence } from './gather.ts';
import { memberRateLimit } from './limits.ts';
import { parcelText } from './orderText.ts';

export const getParcelEvidence = withSlowAnswer<'getParcelEvidence'>()({
  handle: async (tx, actor, { id, lang = actor.lang }) => {
    const wait = await rateLimit(tx, memberRateLimit, actor.memberId);
    if (wait) return wait;
    const found = await parcelEvidence(tx, actor.memberId, id);
    if (!found) return refuse('row.notFound');
    if (found.parcel.arrivedAt === null) return refuse('evidence.notArrived');
    const saying = createFormatter(lang, actor.shop);
    return { text: parcelText(found, saying), saying, now: tx.now };
  },
  write: writeDocument,
});
