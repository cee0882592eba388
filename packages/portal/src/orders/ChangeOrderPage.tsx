import type { OrderDetails } from '@crossdock/contract/orders/shapes.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { Grid, Muted, Split } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { StickyAction } from '@crossdock/ui/StickyAction.tsx';
import { Money } from '@crossdock/ui/values.tsx';
import { DiscardChangeButton } from '@crossdock/web/DiscardChangeButton.tsx';
import { OrderChangeRows } from '@crossdock/web/OrderChangeRows.tsx';
import { OrderComparison } from '@crossdock/web/OrderComparison.tsx';
import { firstReason, useOrderChange } from '@crossdock/web/useOrderChange.ts';
import { createFileRoute, useNavigate, useParams } from '@tanstack/react-router';
import { useCall, useSubmit } from '../shell/api.ts';
import { BackLink } from '../shell/BackLink.tsx';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderLinkButton } from '../shell/OrderLinkButton.tsx';
import { FeeChangedDialog } from './FeeChangedDialog.tsx';
import { RefusalFixLink, refusalCode } from './RefusalFixButton.tsx';

export const Route = createFileRoute('/_shell/myOrder/$id/change')({
  staticData: { title: 'shell.route.order', action: 'myOrder' },
  component: ChangeOrderPage,
});

/** Changes an order: each part in a row, the new price beside the old one, and one button that confirms. */
function ChangeOrderPage() {
  const { id = '' } = useParams({ strict: false });
  const order = useCall('getOrder', { orderId: id }, { topics: ['orders', 'parcels'] });
  return (
    <Page
      title={t('orders.change.title')}
      intro={order.data ? t('orders.one', { number: order.data.number }) : undefined}
      back={<BackLink to="/myOrder/$id" params={{ id }} text={t('shell.route.order')} />}
    >
      <Loaded query={order} skeleton={{ rows: 3, heightPx: 120 }}>
        {(loaded) => (loaded.changeable ? <Changing order={loaded} /> : <Closed order={loaded} />)}
      </Loaded>
    </Page>
  );
}

/** Shown if the order can no longer be changed: its packing began, it was packed, or its shipping was paid. */
function Closed({ order }: { order: OrderDetails }) {
  return (
    <Banner
      tone="info"
      title={t('orders.change.closed')}
      action={<OrderLinkButton id={order.id} look="outline" small text={t('orders.change.toOrder')} />}
    >
      {order.beingPackedSince === null ? null : t('orders.beingPacked')}
    </Banner>
  );
}

function Changing({ order }: { order: OrderDetails }) {
  const change = useOrderChange('previewOrderChange', order);
  const { query, shown, failure, current, draft, onDraft } = change;
  const form = useChangeForm(change);
  const undo = <DiscardChangeButton t={t} change={change} />;
  const said = failure ?? (form.failure?.error === 'order.feeChanged' ? null : form.failure);
  const why = said ? (
    <Banner tone="danger" action={<RefusalFixLink error={refusalCode(said)} />}>
      {firstReason(said)}
    </Banner>
  ) : null;
  if (!shown && failure)
    return (
      <Grid gap={16}>
        {why}
        {undo}
      </Grid>
    );
  return (
    <Loaded query={{ ...query, data: shown }} skeleton={{ rows: 3, heightPx: 120 }}>
      {(preview) => (
        <>
          <Split columns={2} gap={20} align="start" from="desktop">
            <OrderChangeRows t={t} preview={preview} draft={draft} onDraft={onDraft} byStaff={false} />
            <Grid gap={16} minWidth={0}>
              {why}
              <OrderComparison t={t} preview={preview} />
            </Grid>
          </Split>
          <FeeChangedDialog
            failure={form.failure}
            busy={form.busy}
            onAgain={form.send}
            onClose={form.clear}
          />
          <StickyAction summary={<Summary minor={preview.afterMinor} />}>
            {undo}
            <Button
              busy={form.busy}
              disabled={!current || preview.parts.length === 0 || preview.refusals.length > 0}
              onClick={() => form.send(preview.afterMinor)}
            >
              {t('orders.change.confirm')}
            </Button>
          </StickyAction>
        </>
      )}
    </Loaded>
  );
}

function Summary({ minor }: { minor: number }) {
  return (
    <Grid as="span">
      <Muted size={13}>{t('orders.change.after')}</Muted>
      <Money minor={minor} emphasis />
    </Grid>
  );
}

function useChangeForm({ asked, send }: ReturnType<typeof useOrderChange>) {
  const navigate = useNavigate();
  const change = useSubmit('changeOrder', {
    quiet: true,
    refreshes: ['getOrder', 'previewOrderChange', 'listOrders', 'queryParcels', 'getOrderStatistics'],
    done: t('orders.change.saved'),
    onDone: () => void navigate({ to: '/myOrder/$id', params: { id: asked.orderId }, replace: true }),
  });
  return {
    ...change,
    send: (totalMinor: number) => void send(() => change.submit({ ...asked, totalMinor })),
  };
}
