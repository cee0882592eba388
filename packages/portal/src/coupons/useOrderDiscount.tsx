import { Banner } from '@crossdock/ui/Banner.tsx';
import type { ReactNode } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { DiscountSection } from './DiscountSection.tsx';
import { discountMinor } from './discountChoice.ts';

const topics = ['orders', 'coupons', 'points'];
const refreshes = [
  'listCoupons',
  'getOrderPoints',
  'getOrder',
  'getPayTypeList',
  'listOrders',
  'getOrderStatistics',
  'getMemberInfo',
] as const;

/**
 * The coupon or points of an order that is not paid yet. A change is saved at once, and the total follows. The page
 * waits until everything is loaded, because the height of this section is unknown before.
 */
export function useOrderDiscount(
  orderId: string,
  enabled: boolean,
): { pending: boolean; section: ReactNode } {
  const coupons = useCall('listCoupons', { orderId, pageSize: 50 }, { topics, enabled });
  const points = useCall('getOrderPoints', { orderId }, { topics, enabled });
  const apply = useSubmit('discountOrder', { quiet: true, refreshes });
  if (!enabled) return { pending: false, section: null };
  const failed = points.error
    ? 'coupons.points.failed'
    : coupons.error
      ? 'coupons.discount.failed'
      : undefined;
  if (failed) return { pending: false, section: <Banner tone="danger">{t(failed)}</Banner> };
  if (!points.data || !coupons.data) return { pending: true, section: null };
  if (!points.data.open) return { pending: false, section: null };
  const { usedPoints, memberCouponId, pointMinor } = points.data;
  const used = coupons.data.list.find(({ id }) => id === memberCouponId);
  return {
    pending: false,
    section: (
      <DiscountSection
        coupons={coupons.data.list}
        points={points.data}
        chosen={{ memberCouponId: memberCouponId ?? undefined, points: usedPoints }}
        savedMinor={used ? discountMinor(used) : usedPoints * pointMinor}
        obstacle={apply.failure?.message}
        busy={apply.busy}
        onChoose={(choice) => void apply.submit({ orderId, ...choice, apply: true })}
      />
    ),
  };
}
