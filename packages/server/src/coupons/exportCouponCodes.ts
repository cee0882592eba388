import type { couponCalls } from '@crossdock/contract/coupons/calls.ts';
import { refuse } from '@crossdock/contract/refusals.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { written } from '../platform/handler.ts';
import { writeSheet } from '../platform/sheetWriter.ts';
import { codesIn } from './codes.store.ts';

const heads: Readonly<Record<Lang, readonly string[]>> = {
  zh: ['兑换码', '可兑换次数', '已兑换次数', '有效期至'],
  tw: ['兌換碼', '可兌換次數', '已兌換次數', '有效期限'],
  en: ['Code', 'Uses', 'Used', 'Valid until'],
};

export const exportCouponCodes = written<(typeof couponCalls)['exportCouponCodes']>()({
  write: writeSheet,
  handle: async (tx, actor, { id, batchId, format }) => {
    const codes = await codesIn(tx, id, batchId);
    if (codes.length === 0) return refuse('row.notFound');
    return {
      format,
      sheet: {
        name: `codes-${actor.shop.code}-${tx.now.slice(0, 10)}`,
        head: heads[actor.lang],
        rows: codes.map((row) => [row.code, String(row.maxUses), String(row.usedCount), row.expiresAt ?? '']),
      },
    };
  },
});
