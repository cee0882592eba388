import { sheetWords } from '@crossdock/contract/coupons/words.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import { withSlowAnswer } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { codesOfBatch } from './codes.store.ts';

export const exportCouponCodes = withSlowAnswer<'exportCouponCodes'>()({
  write: writeSheet,
  handle: async (tx, actor, { id, batchId, format }) => {
    const codes = await codesOfBatch(tx, id, batchId);
    if (codes.length === 0) return refuse('row.notFound');
    return {
      format,
      sheet: {
        name: `codes-${actor.shop.code}-${tx.now.slice(0, 10)}`,
        head: Object.values(sheetWords).map((head) => head[actor.lang]),
        rows: codes.map((row) => [row.code, String(row.maxUses), String(row.usedCount), row.expiresAt ?? '']),
      },
    };
  },
});
