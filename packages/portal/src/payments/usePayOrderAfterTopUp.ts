import type { PaymentView } from '@crossdock/contract/payments/shapes.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSubmit } from '../shell/api.ts';
import { deleteTopUpPurpose, orderToPayAfterTopUp } from '../shell/orderAfterTopUp.ts';

/**
 * Pays the order from the balance when a top-up for it has arrived: once, and only if the amount due is still
 * the one that the member saw.
 */
export function usePayOrderAfterTopUp(payment: PaymentView | undefined): void {
  const navigate = useNavigate();
  const { submit } = useSubmit('payFromBalance', {
    quiet: true,
    refreshes: ['getPayTypeList', 'getWallet', 'getOrder', 'listOrders', 'getOrderStatistics'],
  });
  const begun = useRef(false);
  const payId = payment?.state === 'succeeded' && !payment.orderId ? payment.payId : undefined;
  useEffect(() => {
    const after = payId === undefined ? undefined : orderToPayAfterTopUp(payId);
    if (after === undefined || begun.current) return;
    const { orderId, dueMinor, goods } = after;
    begun.current = true;
    void submit({ orderId, dueMinor }).then((attempt) => {
      if (attempt.ok || !attempt.failure.undecided) deleteTopUpPurpose();
      // If the order was not paid, its payment page shows the current amount and the reason, and offers to pay.
      if (!attempt.ok)
        return navigate({
          to: '/pay/$orderId',
          params: { orderId },
          search: goods ? { goods: 1 } : {},
          replace: true,
        });
      return navigate({
        to: '/pay/state/$paymentId',
        params: { paymentId: attempt.data.payId },
        replace: true,
      });
    });
  }, [payId, submit, navigate]);
}
