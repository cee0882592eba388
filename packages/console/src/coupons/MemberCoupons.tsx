import { Section } from '@crossdock/ui/Page.tsx';
import { t } from '../shell/i18n.ts';
import { useStaff } from '../shell/staff.ts';
import { CouponHolders } from './CouponHolders.tsx';

/** A member's coupons on the member's page. */
export function MemberCoupons({ memberId }: { memberId: string }) {
  const staff = useStaff();
  if (!staff.may('coupon.read')) return null;
  return (
    <Section title={t('shell.nav.coupons')}>
      <CouponHolders memberId={memberId} mayWrite={staff.may('coupon.write')} />
    </Section>
  );
}
