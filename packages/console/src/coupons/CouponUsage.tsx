import type { StaffCoupon } from '@crossdock/contract/coupons/shapes.ts';
import { Count, Money } from '@crossdock/ui/values.tsx';
import type { ReactNode } from 'react';
import classes from './coupons.module.css';

/** Shows the used part of a limit as a number and a bar; without a limit only as a number. */
function Share({ used, of, shown }: { used: number; of: number | null; shown: (n: number) => ReactNode }) {
  if (of === null) return <>{shown(used)}</>;
  return (
    <div>
      {shown(used)} / {shown(of)}
      <div className={classes.bar}>
        <span style={{ width: `${Math.min(100, (used * 100) / of)}%` }} />
      </div>
    </div>
  );
}

export function IssuedCountBar({ coupon }: { coupon: StaffCoupon }) {
  return <Share used={coupon.issuedCount} of={coupon.totalCount} shown={(n) => <Count n={n} />} />;
}

export function UsedBudgetBar({ coupon }: { coupon: StaffCoupon }) {
  return <Share used={coupon.usedMinor} of={coupon.budgetMinor} shown={(minor) => <Money minor={minor} />} />;
}
