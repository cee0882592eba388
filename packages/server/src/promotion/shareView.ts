import type { ShareView } from '@crossdock/contract/promotion/shares.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import type { SharePlatform } from '@crossdock/domain/promotion/rules.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { ShareRow } from './shares.store.ts';

/** A sharing proof with signed addresses of its pictures. */
export function shareOf(row: ShareRow, lang: Lang, secret: string, now: string): ShareView {
  const address = (id: string, variant: 'full' | 'thumb') => fileUrl(secret, row.shop_id, id, variant, now);
  return {
    id: row.id,
    platform: row.platform as SharePlatform,
    link: row.link,
    note: row.note,
    pictures: row.file_ids.map((id) => ({ url: address(id, 'full'), thumb: address(id, 'thumb') })),
    state: row.state,
    rejectReason: reasonText(row.reject_reason, lang),
    rewardMinor: row.reward_minor,
    rewardPoints: row.reward_points,
    createdAt: row.created_at,
    auditedAt: row.audited_at,
  };
}
