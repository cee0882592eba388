import { useFilters } from '../shell/api.ts';
import { CartPage } from './CartPage.tsx';
import { CataloguePage } from './CataloguePage.tsx';
import { ProductPage } from './ProductPage.tsx';
import { type InvoiceSlot, PurchasePage } from './PurchasePage.tsx';
import { PurchasesPage } from './PurchasesPage.tsx';
import type { DiscountSlot } from './useCartCoupon.ts';

/** The shop's own goods: the catalogue, a product, the cart, and purchases. */
export function ShopPage({ discount, invoices }: DiscountSlot & InvoiceSlot) {
  const [{ id, view, purchase }] = useFilters<{ id?: string; view?: string; purchase?: string }>();
  if (id !== undefined) return <ProductPage key={id} id={id} />;
  if (purchase !== undefined) return <PurchasePage id={purchase} invoices={invoices} />;
  if (view === 'cart') return <CartPage discount={discount} />;
  return view === 'purchases' ? <PurchasesPage /> : <CataloguePage />;
}
