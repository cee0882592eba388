import type { Output } from '@crossdock/contract/table.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Text } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { Money } from '@crossdock/ui/values.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLinkButton } from '../shell/OrderLinkButton.tsx';
import { PayButton } from '../shell/PayButton.tsx';
import { useTopUp } from '../shell/useTopUp.ts';
import type { OrderFollowUp } from './shipTypes.ts';

interface PlacedOrderProps extends OrderFollowUp {
  readonly orderId: string;
}

/** Shown when the order is placed. Pays the order at once if the member chose so; otherwise offers the payment. */
export function PlacedOrder(props: PlacedOrderProps) {
  const { orderId } = props;
  const options = useCall(
    'getPayTypeList',
    { source: 4, orderId },
    { topics: ['orders', 'wallet', 'payments', 'transfers'], staleMs: 0 },
  );
  return <Loaded query={options}>{(data) => <Placed {...props} options={data} />}</Loaded>;
}

function Placed(props: PlacedOrderProps & { options: Output<'getPayTypeList'> }) {
  const { orderId, follow, seenMinor, options } = props;
  const navigate = useNavigate();
  const money = useMoneyText();
  const pay = useSubmit('payFromBalance', {
    quiet: true,
    refreshes: ['getPayTypeList', 'getWallet', 'getOrder', 'listOrders', 'getOrderStatistics', 'planOrder'],
    onDone: ({ payId }) =>
      void navigate({ to: '/pay/state/$paymentId', params: { paymentId: payId }, replace: true }),
  });
  const balance = options.methods.find(({ code }) => code === 'balance');
  const missingMinor = balance ? Math.max(0, balance.totalMinor - options.balanceMinor) : 0;
  const topUp = useTopUp(options.obstacle ? 0 : missingMinor);
  const payable = options.obstacle === null && balance?.possible === true;
  useOnce(follow === 'pay' && payable, () => void pay.submit({ orderId, dueMinor: seenMinor }));
  useOnce(follow === 'topUp' && topUp.method !== undefined, () => void topUp.run(orderId, seenMinor));
  const failure = pay.failure ?? topUp.failure;
  const busy = pay.busy || topUp.busy;
  return (
    <Section>
      <Grid gap={16} justifyItems="center" textAlign="center" pad={[24, 8]} aria-live="polite">
        <Text as="p" size={20} strong>
          {options.obstacle ? options.obstacle.message : t(busy ? 'ship.placed.paying' : 'ship.placed')}
        </Text>
        {options.obstacle ? null : (
          <Text size={28} strong>
            <Money minor={options.amountMinor} />
          </Text>
        )}
        {failure ? <Banner tone="danger">{failure.message}</Banner> : null}
        {payable ? (
          <Button
            full
            busy={pay.busy}
            onClick={() => void pay.submit({ orderId, dueMinor: options.amountMinor })}
          >
            {t('ship.placed.pay', { amount: money(balance.totalMinor) })}
          </Button>
        ) : null}
        {topUp.method ? (
          <Button full busy={topUp.busy} onClick={() => void topUp.run(orderId, options.amountMinor)}>
            {t(topUp.exact ? 'ship.go.topUp' : 'ship.go.topUpMore', { top: money(topUp.amountMinor) })}
          </Button>
        ) : null}
        {options.obstacle ? null : (
          <PayButton orderId={orderId} look="soft" full text={t('ship.placed.other')} />
        )}
        <OrderLinkButton id={orderId} look="plain" full text={t('ship.placed.open')} />
      </Grid>
    </Section>
  );
}

/** Calls `run` once, as soon as `ready` is true. */
function useOnce(ready: boolean, run: () => void): void {
  const done = useRef(false);
  useEffect(() => {
    if (!ready || done.current) return;
    done.current = true;
    run();
  });
}
