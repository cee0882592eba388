import { createFileRoute } from '@tanstack/react-router';
import { DiscountSection } from '../../coupons/DiscountSection.tsx';
import { ShipPage } from '../../orders/ShipPage.tsx';
import type { InjectedShipParts } from '../../orders/shipTypes.ts';

export const Route = createFileRoute('/_shell/ship')({
  staticData: { title: 'shell.route.ship', action: 'myBag' },
  component: () => <ShipPage discount={discount} />,
});

const discount: InjectedShipParts['discount'] = ({ quote, chosen, busy, onChoose }) => {
  const saved = quote.lines.filter(({ kind }) => kind === 'coupon' || kind === 'points');
  return (
    <DiscountSection
      coupons={quote.discounts.coupons}
      points={quote.discounts.points}
      chosen={chosen}
      savedMinor={saved.reduce((sum, line) => sum - line.amountMinor, 0)}
      obstacle={quote.discounts.obstacle?.message}
      busy={busy}
      onChoose={onChoose}
    />
  );
};
