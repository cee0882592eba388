import type { MemberCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { Grid, Muted, Text } from '@crossdock/ui/Layout.tsx';
import { InlineFacts } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import { t } from '../shell/i18n.ts';
import classes from './coupons.module.css';
import { useCouponWords } from './couponWords.ts';

interface CouponTicketProps {
  readonly coupon: MemberCoupon;
  /** The coupon can no longer be used. */
  readonly dim?: boolean;
  /** The text under the terms: the last day, the order it was used on, or why it cannot be used. */
  readonly note: ReactNode;
  readonly action?: ReactNode;
}

/** A coupon drawn like a ticket: the stub shows the discount, and the terms are beside it. */
export function CouponTicket({ coupon, dim, note, action }: CouponTicketProps) {
  const words = useCouponWords();
  return (
    <div className={classes.ticket} data-dim={dim || undefined}>
      <div className={classes.stub}>
        <Text size={20} strong lineHeight={1.3} figures>
          {words.figure(coupon)}
        </Text>
        <Text size={12}>{t(`coupons.on.${coupon.base}`)}</Text>
      </div>
      <Grid gap={2} alignContent="center" pad={12}>
        <Text strong tone={dim ? 'muted' : undefined}>
          {coupon.name}
        </Text>
        <Muted size={13}>
          <InlineFacts>
            {words.conditions(coupon)}
            {words.limit(coupon)}
          </InlineFacts>
        </Muted>
        <Muted size={13}>{note}</Muted>
      </Grid>
      {action ? <div className={classes.action}>{action}</div> : null}
    </div>
  );
}
