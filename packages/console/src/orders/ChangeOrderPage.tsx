import type { DeskOrderDetails } from '@crossdock/contract/orders/desk.ts';
import { Banner } from '@crossdock/ui/Banner.tsx';
import { Button } from '@crossdock/ui/Button.tsx';
import { NoteBox } from '@crossdock/ui/controls.tsx';
import { Grid, Row, Split } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { DiscardChangeButton } from '@crossdock/web/DiscardChangeButton.tsx';
import { OrderChangeRows } from '@crossdock/web/OrderChangeRows.tsx';
import { OrderComparison } from '@crossdock/web/OrderComparison.tsx';
import { firstReason, useOrderChange } from '@crossdock/web/useOrderChange.ts';
import { createFileRoute, Link, useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useCall, useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { Loaded } from '../shell/Loaded.tsx';
import { OrderBadge } from './OrderBadge.tsx';
import { PackerBanner } from './OrderPacker.tsx';

export const Route = createFileRoute('/_shell/orders/$id/change')({
  staticData: { title: 'shell.nav.orders' },
  component: ChangeOrderPage,
});

/**
 * Changes an order for its member: the same rows and the same comparison as on the member's page, plus a
 * reason.
 */
function ChangeOrderPage() {
  const { id = '' } = useParams({ strict: false });
  const order = useCall('getDeskOrder', { orderId: id }, { topics: ['orders'] });
  return (
    <Page
      title={t('orders.change.title')}
      intro={order.data?.number}
      back={
        <Link to="/orders/$id" params={{ id }}>
          {order.data?.number ?? t('shell.nav.orders')}
        </Link>
      }
      actions={order.data ? <OrderBadge state={order.data.state} /> : null}
    >
      <Loaded query={order}>
        {(loaded) => (
          <>
            <PackerBanner packer={loaded.packer} />
            <Changing order={loaded} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Changing({ order }: { order: DeskOrderDetails }) {
  const change = useOrderChange('previewOrderChangeForMember', order);
  const { query, shown, failure, current, draft, onDraft } = change;
  const [why, setWhy] = useState('');
  const form = useChangeForm(order);
  const undo = <DiscardChangeButton t={t} change={change} />;
  const said = failure ?? form.failure;
  const reason = said ? <Banner tone="danger">{firstReason(said)}</Banner> : null;
  if (!shown && failure)
    return (
      <Grid gap={16}>
        {reason}
        {undo}
      </Grid>
    );
  return (
    <Loaded query={{ ...query, data: shown }}>
      {(preview) => (
        <Split columns={2} gap={20} align="start" from="desktop">
          <OrderChangeRows t={t} preview={preview} draft={draft} onDraft={onDraft} byStaff />
          <Grid gap={16} minWidth={0}>
            {reason}
            <OrderComparison t={t} preview={preview}>
              {preview.unpacks ? <Banner tone="warning">{t('orders.change.unpacks')}</Banner> : null}
            </OrderComparison>
            <Section>
              <Grid gap={12}>
                <NoteBox
                  label={t('orders.change.why')}
                  maxLength={200}
                  rows={2}
                  value={why}
                  error={form.failure?.fields.why?.message}
                  onChange={(event) => setWhy(event.currentTarget.value)}
                />
                <Row gap={12} justify="end" wrap>
                  {undo}
                  <Button
                    busy={form.busy}
                    disabled={!current || preview.parts.length === 0 || preview.refusals.length > 0}
                    onClick={() =>
                      void change.send(() =>
                        form.submit({
                          ...change.asked,
                          ...{ totalMinor: preview.afterMinor, why: why.trim() },
                        }),
                      )
                    }
                  >
                    {t('orders.change.confirm')}
                  </Button>
                </Row>
              </Grid>
            </Section>
          </Grid>
        </Split>
      )}
    </Loaded>
  );
}

function useChangeForm({ id }: DeskOrderDetails) {
  const navigate = useNavigate();
  return useSubmit('changeOrderForMember', {
    quiet: true,
    refreshes: [
      'getDeskOrder',
      'previewOrderChangeForMember',
      'listDeskOrders',
      'getPickList',
      'listPriceChanges',
    ],
    onDone: ({ pending }) => {
      if (pending) showMessage('info', t('orders.price.pending'));
      else showMessage('success', t('orders.done.change'));
      void navigate({ to: '/orders/$id', params: { id }, replace: true });
    },
  });
}
