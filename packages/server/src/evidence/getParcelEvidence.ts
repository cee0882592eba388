import { refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { enforceRateLimit } from '../platform/throttle.ts';
import { writeDocument } from './document.ts';
import { createFormatter } from './formatter.ts';
import { gatherParcelEvidence } from './gather.ts';
import { memberRateLimit } from './limits.ts';
import { parcelEvidenceText } from './orderText.ts';

export const getParcelEvidence = withSlowAnswer<'getParcelEvidence'>()({
  handle: async (tx, actor, { id, lang = actor.lang }) => {
    const wait = await enforceRateLimit(tx, memberRateLimit, actor.memberId);
    if (wait) return wait;
    const found = await gatherParcelEvidence(tx, actor.memberId, id);
    if (!found) return refuse('row.notFound');
    if (found.parcel.arrivedAt === null) return refuse('evidence.notArrived');
    const saying = createFormatter(lang, actor.shop);
    return { text: parcelEvidenceText(found, saying), saying, now: tx.now };
  },
  write: writeDocument,
});
