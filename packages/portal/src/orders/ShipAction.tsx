import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { useMoneyText } from '@crossdock/ui/useMoneyText.ts';
import { Money } from '@crossdock/ui/values.tsx';
import { useNavigate } from '@tanstack/react-router';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { useTopUp } from '../shell/useTopUp.ts';
import { RefusalFixButton, type RefusalFixProps, refusalCode } from './RefusalFixButton.tsx';
import type { PaymentSource, PlannedOrder, ShipPlanProps } from './shipTypes.ts';

interface ShipActionProps extends ShipPlanProps {
  readonly planned: PlannedOrder;
  readonly way: PaymentSource;
  readonly open: RefusalFixProps['open'];
}

/** The one button: orders at the price that is shown, and continues with the payment. */
export function ShipAction(props: ShipActionProps) {
  const { plan, planned, stale, way } = props;
  const { balance } = plan;
  const payNow = balance.dueMinor > 0;
  const short = payNow && way === 'balance' && balance.missingMinor > 0;
  const topUp = useTopUp(short ? balance.missingMinor : 0);
  const order = useOrdering(props, short && topUp.method !== undefined);
  const money = useMoneyText();
  const repaired: typeof props.setFlow = (change) => {
    order.clear();
    props.setFlow(change);
  };
  const label = () => {
    if (!payNow) return t('ship.go.order');
    if (way === 'other' || (short && !topUp.method && !topUp.pending)) return t('ship.go.choose');
    if (!short) return t('ship.go.pay', { amount: money(balance.dueMinor) });
    return t(topUp.exact ? 'ship.go.topUp' : 'ship.go.topUpMore', { top: money(topUp.amountMinor) });
  };
  return (
    <>
      {order.failure ? (
        <Banner
          tone="danger"
          action={
            <RefusalFixButton
              error={refusalCode(order.failure)}
              setFlow={repaired}
              open={(place) => {
                order.clear();
                props.open(place);
              }}
              services={planned.choice.services}
            />
          }
        >
          {order.failure.error === 'order.feeChanged'
            ? t('ship.changed', {
                before: money(Number(order.failure.params.seenMinor)),
                now: money(Number(order.failure.params.totalMinor)),
              })
            : (Object.values(order.failure.fields)[0]?.message ?? order.failure.message)}
        </Banner>
      ) : null}
      <StickyAction
        summary={
          <Grid as="span" lineHeight={1.4} aria-live="polite">
            <Muted size={13}>
              {short && topUp.method
                ? t('ship.topUp.by', {
                    method: topUp.method.name,
                    amount: money(topUp.method.totalMinor),
                  })
                : t('orders.parcels.count', { n: plan.going.length })}
            </Muted>
            <span>
              {t('consolidate.total')} <Money minor={planned.quote.totalMinor} emphasis />
            </span>
          </Grid>
        }
      >
        <Button busy={order.busy} disabled={stale || topUp.pending} onClick={order.send}>
          {label()}
        </Button>
      </StickyAction>
    </>
  );
}

/**
 * Submits exactly the shown order at the shown price. If the price has changed, the plan is loaded and shown
 * again.
 */
function useOrdering({ planned, way, again, onPlaced }: ShipActionProps, toppingUp: boolean) {
  const navigate = useNavigate();
  const submit = useSubmit('submitOrder', {
    quiet: true,
    refreshes: ['listOrders', 'queryParcels', 'getOrderStatistics'],
    onDone: ({ id, dueMinor }) => {
      if (dueMinor === 0)
        return void navigate({ to: '/myOrder/$id', params: { id }, search: { placed: true }, replace: true });
      if (way === 'other')
        return void navigate({ to: '/pay/$orderId', params: { orderId: id }, replace: true });
      onPlaced(id, { follow: toppingUp ? 'topUp' : 'pay', seenMinor: dueMinor });
    },
  });
  return {
    busy: submit.busy,
    failure: submit.failure,
    clear: submit.clear,
    async send() {
      const { choice, quote } = planned;
      const attempt = await submit.submit({ ...choice, totalMinor: quote.totalMinor, agreed: true });
      if (!attempt.ok) again();
    },
  };
}
