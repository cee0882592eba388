import type { DutySheetColumn } from '@crossdock/contract/duties/sheet.ts';
import type { Output } from '@crossdock/contract/table.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { goodsTypes } from '@crossdock/domain/parcels/goods.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { createFileRoute, Link } from '@tanstack/react-router';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SheetCell } from '../shell/SheetCell.tsx';
import { SheetImport } from '../shell/SheetImport.tsx';

export const Route = createFileRoute('/_shell/pricing/duties/import')({
  staticData: { title: 'duties.import' },
  component: ImportDutiesPage,
});

type Row = Output<'previewDutyTables'>['rows'][number];

/** Imports tables of duty and tax from a sheet, usually an export that the owner edited. */
function ImportDutiesPage() {
  const commit = async (rows: readonly Row[], idempotencyKey: string) => {
    const tables = rows.flatMap(({ table }) => (table ? [table] : []));
    const attempt = await client.attempt('importDutyTables', { tables }, { idempotencyKey });
    if (!attempt.ok) return attempt;
    return { ok: true as const, data: { written: attempt.data.added, failures: [] } };
  };
  return (
    <Page
      title={t('duties.import')}
      back={<Link to="/pricing/duties">{t('duties.tables')}</Link>}
      intro={t('duties.import.intro')}
      width="full"
    >
      <SheetImport<Row>
        label={t('duties.import')}
        columns={columns()}
        okText={t('duties.import.ok')}
        nameOf={({ cells }) => `${cells.country ?? ''} ${cells.from ?? ''}`}
        template={(format) => client.attempt('exportDutyTables', { format }, { fresh: true })}
        preview={(file, sending) => client.attempt('previewDutyTables', {}, { file, ...sending })}
        commit={commit}
        refreshes={['listDutyTables']}
        maxRows={maxSheetRows.dutyTables}
      />
    </Page>
  );
}

function columns(): Column<Row>[] {
  const column = (key: string, title: string, of: readonly DutySheetColumn[]): Column<Row> => ({
    ...{ key, title },
    cell: (row) => <SheetCell row={row} of={of} />,
  });
  return [
    column('country', t('duties.country'), ['country']),
    column('from', t('duties.from'), ['from']),
    column('free', t('duties.freeUpTo'), ['freeUpTo', 'freeEntries', 'freeModes', 'base']),
    column('duty', t('duties.duty'), ['duty']),
    column('vat', t('duties.vat'), ['vat', 'lowValue']),
    column('goods', t('duties.import.goods'), goodsTypes),
    column('source', t('duties.sourceField'), ['source', 'asOf', 'rate']),
  ];
}
