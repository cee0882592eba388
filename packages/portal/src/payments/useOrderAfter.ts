import type { PaymentView } from '@crossdock/contract/payments/shapes.ts';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useSubmit } from '../shell/api.ts';
import { forgetPayAfter, orderAfter } from '../shell/payAfter.ts';

/**
 * When a top-up that was made for an order has arrived, pays the order from the balance, once, if the amount due is still
 * the one that the member saw.
 */
export function useOrderAfter(payment: PaymentView | undefined): void {
  const navigate = useNavigate();
  const { submit } = useSubmit('payFromBalance', {
    quiet: true,
    refreshes: ['getPayTypeList', 'getWallet', 'getOrder', 'listOrders', 'getOrderStatistics'],
  });
  const begun = useRef(false);
  const payId = payment?.state === 'succeeded' && !payment.orderId ? payment.payId : undefined;
  useEffect(() => {
    const after = payId === undefined ? undefined : orderAfter(payId);
    if (after === undefined || begun.current) return;
    const { orderId, dueMinor } = after;
    begun.current = true;
    void submit({ orderId, dueMinor }).then((attempt) => {
      if (attempt.ok || !attempt.failure.undecided) forgetPayAfter();
      // Not paid: its page shows the amount as it is now, says why, and offers to pay.
      if (!attempt.ok) return navigate({ to: '/pay/$orderId', params: { orderId }, replace: true });
      return navigate({
        to: '/pay/state/$paymentId',
        params: { paymentId: attempt.data.payId },
        replace: true,
      });
    });
  }, [payId, submit, navigate]);
}
