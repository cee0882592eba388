import type { PaymentMethodCode } from '@crossdock/contract/payments/methods.ts';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../shell/api.ts';

/** The reads that a payment makes stale. */
export const readsChangedByPayment = [
  'getPayTypeList',
  'getWallet',
  'getOrder',
  'listOrders',
  'getOrderStatistics',
  'getCashOnDelivery',
  'getPurchase',
  'listPurchases',
] as const;

/**
 * Pays from the balance at once. For other methods it opens the page that waits for the result; that page leads to
 * the provider's page.
 */
export function usePaying(orderId: string, despiteReported: boolean, again: () => void) {
  const navigate = useNavigate();
  const toState = (payId: string, go: boolean) =>
    void navigate({
      to: '/pay/state/$paymentId',
      params: { paymentId: payId },
      search: go ? { go: 1 } : {},
      replace: true,
    });
  const balance = useSubmit('payFromBalance', {
    quiet: true,
    refreshes: readsChangedByPayment,
    onDone: ({ payId }) => toState(payId, false),
  });
  const hosted = useSubmit('startPayment', { quiet: true, onDone: ({ payId }) => toState(payId, true) });
  const atDoor = useSubmit('chooseCashOnDelivery', {
    quiet: true,
    refreshes: readsChangedByPayment,
    onDone: () => void navigate({ to: '/myOrder/$id', params: { id: orderId }, replace: true }),
  });
  const send = (code: PaymentMethodCode): Promise<{ ok: boolean }> => {
    if (code === 'cod') return atDoor.submit({ orderId, chosen: true, despiteReported });
    if (code === 'balance') return balance.submit({ orderId, despiteReported });
    return hosted.submit({ purpose: 'order', orderId, method: code, despiteReported });
  };
  return {
    busy: balance.busy || hosted.busy || atDoor.busy,
    failure: balance.failure ?? hosted.failure ?? atDoor.failure,
    /**
     * Pays by the given method. If that fails, `again` reloads the methods, so that the page shows those that are
     * possible now and the necessary top-up.
     */
    async run(code: PaymentMethodCode) {
      balance.clear();
      hosted.clear();
      atDoor.clear();
      const { ok } = await send(code);
      if (!ok) again();
    },
  };
}
