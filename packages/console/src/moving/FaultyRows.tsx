import type { DataImportRowView, DataImportView } from '@crossdock/contract/moving/desk.ts';
import { column, tightColumn } from '@crossdock/ui/column.ts';
import { Stack } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { client, usePage } from '../shell/api.ts';
import { ExportMenu } from '../shell/ExportMenu.tsx';
import { t } from '../shell/i18n.ts';
import { PagedTable } from '../shell/PagedList.ts';

/** The rows that will not be written, with their problems, to read here or to correct in the file. */
export function FaultyRows({ of }: { of: DataImportView }) {
  if (of.faultyCount + of.failedCount === 0 || of.state === 'reading') return null;
  return <Rows of={of} state={of.failedCount > 0 ? 'failed' : 'faulty'} />;
}

function Rows({ of, state }: { of: DataImportView; state: 'failed' | 'faulty' }) {
  const page = usePage('listMoveRows', { id: of.id, state }, { topics: ['moving'] });
  return (
    <Section
      title={t('moving.faults')}
      aside={
        <ExportMenu
          label={t('moving.faults.download')}
          fetch={(format) => client.attempt('exportMoveFaults', { id: of.id, format })}
        />
      }
    >
      <PagedTable
        page={page}
        label={t('moving.faults')}
        rowKey={(row) => String(row.row)}
        columns={columns()}
        empty={<EmptyState picture="done" title={t('moving.faults.none')} />}
      />
    </Section>
  );
}

const columns = (): Column<DataImportRowView>[] => [
  tightColumn('row', '', ({ row }) => t('moving.faults.row', { row })),
  column('what', t('moving.faults.what'), ({ faults }) => (
    <Stack gap={4}>
      {faults.map(({ head, text, message }) => (
        <span key={`${head} ${message}`}>
          {[head, text].filter((one) => one !== '').join(' ')}
          {head === '' && text === '' ? '' : ' – '}
          {message}
        </span>
      ))}
    </Stack>
  )),
  column('about', t('moving.faults.about'), ({ about }) => about),
];
