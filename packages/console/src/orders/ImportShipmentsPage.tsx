import type { Output } from '@crossdock/contract/table.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { column } from '@crossdock/ui/column.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code } from '@crossdock/ui/values.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SheetImport } from '../shell/SheetImport.tsx';
import { toCommitResult } from '../shell/sheetRows.ts';

export const Route = createFileRoute('/_shell/shipping/import')({
  staticData: { title: 'orders.ship.import' },
  component: ImportShipmentsPage,
});

type Row = Output<'previewShipments'>['rows'][number];

/** Imports forwarding numbers from a carrier's table. */
function ImportShipmentsPage() {
  const commit = async (rows: readonly Row[], idempotencyKey: string) => {
    const input = {
      rows: rows.map(({ number, forwardingNumber, carrier }) => ({ number, forwardingNumber, carrier })),
    };
    const attempt = await client.attempt('importShipments', input, { idempotencyKey });
    return toCommitResult(attempt, rows, ({ shipped }) => shipped);
  };
  return (
    <Page
      title={t('orders.ship.import')}
      back={<Link to="/shipping">{t('shell.nav.shipping')}</Link>}
      intro={t('orders.import.intro')}
    >
      <SheetImport<Row>
        label={t('orders.ship.import')}
        columns={columns()}
        okText={t('orders.import.ok')}
        nameOf={(row) => row.number}
        template={(format) => client.attempt('exportToShip', { format, rows: 'none' }, { fresh: true })}
        preview={(file, sending) => client.attempt('previewShipments', {}, { file, ...sending })}
        commit={commit}
        refreshes={['listDeskOrders', 'getDeskOrder']}
        maxRows={maxSheetRows.shipments}
      />
    </Page>
  );
}

const columns = (): Column<Row>[] => [
  column('number', t('orders.number'), (row) => <Code>{row.number || '–'}</Code>),
  column('forwarding', t('orders.forwarding'), (row) => <Code>{row.forwardingNumber || '–'}</Code>),
  column('carrier', t('orders.carrier'), (row) => row.carrierName || row.carrier || '–'),
  column('consignee', t('orders.consignee'), (row) => row.consignee || '–'),
];
