import { createFileRoute } from '@tanstack/react-router';
import { DiscountSection } from '../../coupons/DiscountSection.tsx';
import { ConsolidatePage } from '../../orders/ConsolidatePage.tsx';
import type { StepProps } from '../../orders/stepProps.ts';

export const Route = createFileRoute('/_shell/consolidate')({
  staticData: { title: 'shell.route.consolidate', action: 'myBag' },
  component: () => <ConsolidatePage discount={discount} />,
});

/**
 * The section in which the member chooses a coupon. The quote lists the discount that each coupon would give, and the
 * chosen coupon is part of the next quote.
 */
function discount({ flow, setFlow, state }: StepProps) {
  const quote = state.quote.data;
  if (!quote) return null;
  const { coupons, points, obstacle } = quote.discounts;
  const saved = quote.lines.filter(({ kind }) => kind === 'coupon' || kind === 'points');
  return (
    <DiscountSection
      coupons={coupons}
      points={points}
      chosen={flow}
      savedMinor={saved.reduce((sum, line) => sum - line.amountMinor, 0)}
      obstacle={obstacle?.message}
      busy={state.quote.isPlaceholderData}
      onChoose={({ memberCouponId, points }) => setFlow({ memberCouponId, points })}
    />
  );
}
