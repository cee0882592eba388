import type { Output } from '@crossdock/contract/table.ts';
import { maxSheetRows } from '@crossdock/contract/wire/sheet.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { Code, When } from '@crossdock/ui/values.tsx';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { SheetImport } from '../shell/SheetImport.tsx';
import { failedRows } from '../shell/sheetRows.ts';

type Row = Output<'previewTracking'>['rows'][number];

/** Imports events from a carrier's table. */
export function ImportTracking() {
  const commit = async (rows: readonly Row[], idempotencyKey: string) => {
    const input = {
      rows: rows.map(({ number, at, place, info }) => ({ number, at: at ?? '', place, info })),
    };
    const attempt = await client.attempt('importTracking', input, { idempotencyKey });
    if (!attempt.ok) return attempt;
    const { added, unknown } = attempt.data;
    const failures = failedRows(rows, unknown, t('tracking.outcome.unknown'));
    return { ok: true as const, data: { written: added, failures } };
  };
  return (
    <SheetImport<Row>
      label={t('tracking.import')}
      columns={columns()}
      okText={t('tracking.import.ok')}
      nameOf={(row) => row.number}
      template={(format) => client.attempt('getTrackingTemplate', { format }, { fresh: true })}
      preview={(file, sending) => client.attempt('previewTracking', {}, { file, ...sending })}
      commit={commit}
      refreshes={['listTrackingEvents', 'getDeskOrder']}
      maxRows={maxSheetRows.tracking}
    />
  );
}

const columns = (): Column<Row>[] => [
  column('number', t('tracking.numbers'), (row) => <Code>{row.number}</Code>),
  column('about', t('tracking.import.about'), (row) => row.about || '–'),
  tightColumn('at', t('tracking.at'), (row) => (row.at ? <When iso={row.at} /> : '–')),
  column('place', t('tracking.placeColumn'), (row) => row.place || '–'),
  column('info', t('tracking.what'), (row) => row.info || '–'),
];
