import { Banner } from '@crossdock/ui/Banner.tsx';
import { SkeletonRows } from '@crossdock/ui/states.tsx';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { DiscountSection } from './DiscountSection.tsx';
import { fitsMinor } from './discountChoice.ts';

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

/** Coupon or points of an order that is not paid yet: changed at once, and its total follows. */
export function OrderDiscount({ orderId }: { orderId: string }) {
  const coupons = useCall('listCoupons', { orderId, pageSize: 50 }, { topics });
  const points = useCall('getOrderPoints', { orderId }, { topics });
  const apply = useSubmit('discountOrder', { quiet: true, refreshes });
  if (points.error) return <Banner tone="danger">{t('coupons.points.failed')}</Banner>;
  if (coupons.error) return <Banner tone="danger">{t('coupons.discount.failed')}</Banner>;
  if (!points.data || !coupons.data)
    return <SkeletonRows rows={1} heightPx={120} label={t('shell.loading')} />;
  if (!points.data.open) return null;
  const { usedPoints, memberCouponId, pointMinor } = points.data;
  const used = coupons.data.list.find(({ id }) => id === memberCouponId);
  return (
    <DiscountSection
      coupons={coupons.data.list}
      points={points.data}
      chosen={{ memberCouponId: memberCouponId ?? undefined, points: usedPoints }}
      savedMinor={used ? fitsMinor(used) : usedPoints * pointMinor}
      obstacle={apply.failure?.message}
      busy={apply.busy}
      onChoose={(choice) => void apply.submit({ orderId, ...choice, apply: true })}
    />
  );
}
