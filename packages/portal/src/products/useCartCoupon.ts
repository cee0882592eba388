import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../shell/api.ts';

/** What a choice of coupons is drawn from: coupons have a part of their own. */
export interface CartDiscount {
  readonly coupons: readonly MemberCoupon[];
  readonly memberCouponId: string | undefined;
  readonly savedMinor: number;
  readonly obstacle: string | undefined;
  readonly busy: boolean;
  readonly onChoose: (memberCouponId: string | undefined) => void;
}

export interface Discounted {
  readonly discount: (props: CartDiscount) => ReactNode;
}

/** The coupon that is put on goods of the cart. What is chosen and does not apply to them takes nothing off. */
export function useCartCoupon(variantIds: string[], goodsMinor: number) {
  const [memberCouponId, setChosen] = useState<string>();
  const query = useCall(
    'listCartCoupons',
    { variantIds },
    { enabled: variantIds.length > 0, keepLast: true, staleMs: 0, topics: ['coupons'] },
  );
  const { data } = query;
  // What it takes off was reckoned for other goods, or for another number of them.
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
