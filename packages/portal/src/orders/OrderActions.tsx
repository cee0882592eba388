import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Button, buttonClass } from '@crossdock/ui/Button.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { CancelDialog } from './CancelDialog.tsx';
import { SignDialog } from './SignDialog.tsx';

/**
 * The most important next action, fixed at the bottom of the screen, with its dialog. Actions that nobody
 * waits for, such as cancelling or early confirmation, are in the menu at the top.
 */
export function OrderActions({ order }: { order: OrderDetails }) {
  const [{ ask }, setFilters] = useFilters<{ ask?: string }>();
  // A price question has its own buttons.
  const asked = order.priceHold.kind === 'asked';
  const actions = order.actions.filter((action) => action !== 'pay' || !asked);
  if (actions.length === 0) return null;
  const close = () => setFilters({ ask: undefined });
  return (
    <>
      {actions.includes('pay') || order.signAsked ? (
        <StickyAction summary={<Summary order={order} />}>
          {order.signAsked ? (
            <Button onClick={() => setFilters({ ask: 'sign' })}>{t('orders.sign')}</Button>
          ) : null}
          {actions.includes('pay') ? (
            <Link
              to="/pay/$orderId"
              params={{ orderId: order.id }}
              className={buttonClass(order.transfer ? { look: 'outline' } : {})}
            >
              {t(order.transfer ? 'orders.payOther' : 'orders.pay')}
            </Link>
          ) : null}
        </StickyAction>
      ) : null}
      {actions.includes('cancel') ? (
        <CancelDialog order={order} opened={ask === 'cancel'} onClose={close} />
      ) : null}
      {actions.includes('sign') ? <SignDialog order={order} opened={ask === 'sign'} onClose={close} /> : null}
    </>
  );
}

function Summary({ order }: { order: OrderDetails }) {
  if (!order.actions.includes('pay')) return null;
  return (
    <Grid as="span">
      <Muted size={13}>{t(order.transfer ? 'orders.transfer' : 'orders.due')}</Muted>
      <Money minor={order.dueMinor} emphasis />
    </Grid>
  );
}
