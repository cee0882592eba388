import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { Facts } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';

interface CouponTicketProps {
  readonly coupon: MemberCoupon;
  /** It can no longer be used. */
  readonly dim?: boolean;
  /** The text under the terms: the last day, the order it was used on, or why it cannot be used. */
  readonly note: ReactNode;
  readonly action?: ReactNode;
}

/** A coupon drawn like a ticket: the stub shows the discount, and the terms stand beside it. */
export function CouponTicket({ coupon, dim, note, action }: CouponTicketProps) {
  const words = useCouponWords();
  return (
    <div className={classes.ticket} data-dim={dim || undefined}>
      <div className={classes.stub}>
        <span className={classes.figure}>{words.figure(coupon)}</span>
        <span className={classes.base}>{t(`coupons.on.${coupon.base}`)}</span>
      </div>
      <div className={classes.terms}>
        <span className={classes.name}>{coupon.name}</span>
        <span className={classes.muted}>
          <Facts>
            {words.conditions(coupon)}
            {words.limit(coupon)}
          </Facts>
        </span>
        <span className={classes.muted}>{note}</span>
      </div>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
