import { Grid } from '@crossdock/ui/Layout.tsx';
import { Page, Section } from '@crossdock/ui/Page.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconFileImport, IconTruckDelivery } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { emptyListTexts } from '../shell/emptyListTexts.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';
import { ExportButtons } from './ExportButtons.tsx';
import {
  amountColumn,
  channelColumn,
  consigneeColumn,
  numberColumn,
  packagesColumn,
  waitingColumn,
} from './orderColumns.tsx';
import { type QueueFilterParams, queueFilterParams } from './orderFilters.ts';
import { orderQueues, QueueBar } from './QueueBar.tsx';
import { ShipDesk } from './ShipDesk.tsx';

export const Route = createFileRoute('/_shell/shipping/')({
  staticData: {
    title: 'shell.nav.shipping',
    menu: { group: 'warehouse', icon: IconTruckDelivery, can: 'order.ship', key: 's' },
  },
  component: ShippingPage,
});

/** Packed and paid orders: shipped one by one by scanning, or all at once by a table. */
function ShippingPage() {
  const asked = queueFilterParams(useFilters<QueueFilterParams>()[0]);
  const { state } = orderQueues.shipping;
  const page = usePage('listDeskOrders', { ...asked, state }, { topics: ['orders'] });
  const navigate = useNavigate();
  return (
    <Page
      title={t('shell.nav.shipping')}
      actions={
        <>
          <ExportButtons asked={asked} />
          <LinkButton
            to="/shipping/import"
            look="outline"
            small
            icon={IconFileImport}
            text={t('orders.ship.importNumbers')}
          />
        </>
      }
    >
      <ShipDesk />
      <Section title={t('orders.ship.queue')} plain>
        <Grid gap={16}>
          <QueueBar queue="shipping" asked={asked} page={page} />
          <PagedTable
            page={page}
            empty={
              <EmptyState
                {...emptyListTexts(page, ['state'], {
                  picture: 'parcels',
                  ...titleAndText('orders.ship.none'),
                })}
              />
            }
            label={t('orders.ship.queue')}
            rowKey={({ id }) => id}
            columns={[
              numberColumn(),
              consigneeColumn(),
              channelColumn(),
              packagesColumn(),
              amountColumn(),
              waitingColumn(),
            ]}
            onOpen={({ id }) => void navigate({ to: '/orders/$id', params: { id } })}
          />
        </Grid>
      </Section>
    </Page>
  );
}
