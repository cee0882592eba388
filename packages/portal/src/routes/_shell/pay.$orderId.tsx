import { createFileRoute } from '@tanstack/react-router';
import { useOrderDiscount } from '../../coupons/useOrderDiscount.tsx';
import { useEinvoiceChoice } from '../../einvoices/EinvoiceChoice.tsx';
import { PayPage } from '../../payments/PayPage.tsx';
import { useFilters } from '../../shell/api.ts';

export const Route = createFileRoute('/_shell/pay/$orderId')({
  staticData: { title: 'shell.route.pay', action: 'myOrder' },
  component: Pay,
});

function Pay() {
  const { orderId } = Route.useParams();
  const [{ goods }] = useFilters<{ goods?: number }>();
  return goods ? <PayGoods /> : <PayOrder orderId={orderId} />;
}

/** Offers only the e-invoice choice, because the coupon for goods was already chosen in the cart. */
function PayGoods() {
  return <PayPage goods discount={useEinvoiceChoice()} />;
}

function PayOrder({ orderId }: { orderId: string }) {
  const discount = useOrderDiscount(orderId, true);
  const invoice = useEinvoiceChoice();
  return (
    <PayPage
      discount={{
        pending: discount.pending || invoice.pending,
        section: (
          <>
            {discount.section}
            {invoice.section}
          </>
        ),
      }}
    />
  );
}
