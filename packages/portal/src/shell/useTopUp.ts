import type { PayOption } from '@crossdock/contract/payments/shapes.ts';
import { upToMultiple } from '@crossdock/domain/rounding.ts';
import { currentShop } from '@crossdock/web/shop.ts';
import { useNavigate } from '@tanstack/react-router';
import { useCall, useSubmit } from './api.ts';
import { storeTopUpPurpose } from './orderAfterTopUp.ts';

/** The top-up that a balance needs: the amount, and the member's last method or the first suitable one. */
export function useTopUp(missingMinor: number) {
  const navigate = useNavigate();
  const needed = missingMinor > 0;
  const offers = useCall('getRechargeOffers', {}, { enabled: needed });
  const amountMinor = offers.data
    ? upToMultiple(Math.max(missingMinor, offers.data.minMinor), currentShop().limits.coinMinor)
    : 0;
  const options = useCall(
    'getPayTypeList',
    { source: 4, amountMinor },
    { enabled: needed && amountMinor > 0 },
  );
  const method = needed ? methodOf(options.data?.methods ?? [], options.data?.lastUsed ?? null) : undefined;
  const start = useSubmit('startPayment', { quiet: true, refreshes: ['listRecharges'] });
  return {
    amountMinor,
    exact: amountMinor === missingMinor,
    method,
    pending: needed && (offers.isPending || options.isPending),
    busy: start.busy,
    failure: start.failure,
    /** Opens the provider's page. When the money has arrived, the payment's page pays the order. */
    async run(orderId: string, dueMinor: number, goods = false) {
      if (!method) return;
      const attempt = await start.submit({ purpose: 'recharge', amountMinor, method: method.code });
      if (!attempt.ok) return;
      const { payId } = attempt.data;
      storeTopUpPurpose({ payId, orderId, dueMinor, goods });
      void navigate({
        to: '/pay/state/$paymentId',
        params: { paymentId: payId },
        search: { go: 1 },
        replace: true,
      });
    },
  };
}

/** Excludes bank transfers: staff check them first, so the order could not be paid at once. */
function methodOf(methods: readonly PayOption[], lastUsed: PayOption['code'] | null): PayOption | undefined {
  const online = methods.filter(({ code, possible }) => possible && code !== 'bank');
  return online.find(({ code }) => code === lastUsed) ?? online[0];
}
