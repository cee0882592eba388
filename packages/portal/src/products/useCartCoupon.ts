import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api.ts';

/** Props for choosing a coupon. The route renders it, because coupons are another feature. */
export interface CartDiscount {
  readonly coupons: readonly MemberCoupon[];
  readonly memberCouponId: string | undefined;
  readonly savedMinor: number;
  readonly obstacle: string | undefined;
  readonly busy: boolean;
  readonly onChoose: (memberCouponId: string | undefined) => void;
}

export interface DiscountSlot {
  readonly discount: (props: CartDiscount) => ReactNode;
}

/** The coupon for the goods in the cart. A chosen coupon that does not apply has no effect. */
export function useCartCoupon(variantIds: string[], goodsMinor: number) {
  const [memberCouponId, setChosen] = useState<string>();
  const query = useCall(
    'listCartCoupons',
    { variantIds },
    { enabled: variantIds.length > 0, keepLast: true, staleMs: 0, topics: ['coupons'] },
  );
  const { data } = query;
  // The discount was calculated for other goods or another quantity.
  const isOld = query.isPlaceholderData || data?.goodsMinor !== goodsMinor;
  const used = data?.list.find(({ id }) => id === memberCouponId);
  const savedMinor = used?.fit && !isOld && variantIds.length > 0 ? used.fit.deductedMinor : 0;
  const props: CartDiscount | undefined = data && {
    coupons: data.list,
    memberCouponId: used?.id,
    savedMinor,
    obstacle: used?.fit?.obstacle?.message,
    busy: isOld && variantIds.length > 0,
    onChoose: setChosen,
  };
  return {
    props,
    savedMinor,
    pending: used !== undefined && isOld,
    chosen: used && savedMinor > 0 ? { memberCouponId: used.id } : {},
  };
}
