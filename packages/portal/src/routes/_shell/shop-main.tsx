import { createFileRoute } from '@tanstack/react-router';
import { DiscountSection } from '../../coupons/DiscountSection.tsx';
import { SaleEinvoices } from '../../einvoices/EinvoiceRows.tsx';
import { ShopPage } from '../../products/ShopPage.tsx';
import type { CartDiscount } from '../../products/useCartCoupon.ts';

export const Route = createFileRoute('/_shell/shop-main')({
  staticData: { title: 'shell.route.shopMain', action: 'productList' },
  component: () => <ShopPage discount={discount} invoices={(id) => <SaleEinvoices id={id} paid />} />,
});

/** Goods can be paid with a coupon, but not with points. */
function discount({ memberCouponId, onChoose, ...cart }: CartDiscount) {
  return (
    <DiscountSection
      {...cart}
      points={null}
      chosen={{ memberCouponId, points: 0 }}
      onChoose={(choice) => onChoose(choice.memberCouponId)}
    />
  );
}
