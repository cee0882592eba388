import type { NoticeEvent } from '@crossdock/domain/notices/events.ts';
import type { Tx } from '../platform/db.ts';
import { hasNoNotification } from '../platform/notices.ts';
import { fromShop } from '../platform/rows.ts';
import { shopJoin } from '../platform/shopJoin.ts';

const dayMs = 86_400_000;

/** Copies that end within this many days and whose holders were not notified. Copies given today are left out. */
export function couponsEnding(tx: Tx, event: NoticeEvent, days: number, atMost: number) {
  return tx.all(
    fromShop(tx, 'memberCoupons', { 'memberCoupons.state': 'unused' })
      .innerJoin('coupons', shopJoin('coupons.id', 'memberCoupons.couponId'))
      .select(['memberCoupons.id', 'memberCoupons.memberId', 'memberCoupons.validUntil'])
      .select(['coupons.zh', 'coupons.tw', 'coupons.en'])
      .where('memberCoupons.validUntil', '>', tx.now)
      .where('memberCoupons.validUntil', '<=', tx.later(days * dayMs))
      .where('memberCoupons.createdAt', '<', tx.earlier(dayMs))
      .where(hasNoNotification(tx, event, 'memberCoupons'))
      .orderBy('memberCoupons.validUntil')
      .limit(atMost),
  );
}
