import type { ShareView } from '@crossdock/contract/promotion/shares.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { ShareRow } from './shares.store.ts';

/** A sharing proof with signed addresses of its pictures. */
export function shareOf(row: ShareRow, lang: Lang, secret: string, now: string): ShareView {
  const address = (id: string, variant: 'full' | 'thumb') => fileUrl(secret, row.shopId, id, variant, now);
  return {
    id: row.id,
    platform: row.platform,
    link: row.link,
    note: row.note,
    pictures: row.fileIds.map((id) => ({ url: address(id, 'full'), thumb: address(id, 'thumb') })),
    state: row.state,
    rejectReason: reasonText(row.rejectReason, lang),
    rewardMinor: row.rewardMinor,
    rewardPoints: row.rewardPoints,
    createdAt: row.createdAt,
    auditedAt: row.auditedAt,
  };
}
