import type { ShareView } from '@crossdock/contract/promotion/shares.ts';
import type { Lang } from '@crossdock/contract/wire/values.ts';
import { fileUrl } from '../platform/fileRows.ts';
import { reasonText } from '../platform/reasons.ts';
import type { SharingProofRow } from './shares.store.ts';

/** A sharing proof with signed addresses of its pictures. */
export function sharingProofOf(row: SharingProofRow, lang: Lang, secret: string, now: string): ShareView {
  const address = (id: string, variant: 'full' | 'thumb') => fileUrl(secret, row.shopId, id, variant, now);
  return {
    ...row,
    pictures: row.fileIds.map((id) => ({ url: address(id, 'full'), thumb: address(id, 'thumb') })),
    rejectReason: reasonText(row.rejectReason, lang),
  };
}
