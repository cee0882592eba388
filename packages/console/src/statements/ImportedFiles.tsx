import type { Output } from '@crossdock/contract/table.ts';
import { Grid } from '@crossdock/ui/Layout.tsx';
import { Section } from '@crossdock/ui/Page.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';

type Imported = Output<'listStatementImports'>['list'][number];

/** The imported files, with the number of lines and how many are open. */
export function ImportedFiles() {
  const page = usePage('listStatementImports', {}, { topics: ['transfers'] });
  return (
    <Section title={t('statements.imports')}>
      <Grid gap={16}>
        <ListTable
          list="statementFiles"
          page={page}
          label={t('statements.imports')}
          rowKey={(row) => row.id}
          columns={columns()}
          empty={<EmptyState picture="wallet" {...titleAndText('statements.imports.none')} />}
        />
      </Grid>
    </Section>
  );
}

const columns = (): Column<Imported>[] => [
  { key: 'file', title: t('statements.imports.file'), cell: (row) => row.filename },
  {
    key: 'account',
    title: t('statements.account'),
    cell: (row) => `${row.account.bankName} ${row.account.accountNumber}`,
  },
  {
    key: 'span',
    title: t('statements.imports.span'),
    cell: (row) => (row.firstDay === null ? '–' : `${row.firstDay} – ${row.lastDay}`),
  },
  {
    key: 'added',
    title: t('statements.imports.added'),
    align: 'end',
    cell: (row) => <Count n={row.addedCount} />,
  },
  {
    key: 'known',
    title: t('statements.imports.known'),
    align: 'end',
    cell: (row) => <Count n={row.knownCount} />,
  },
  {
    key: 'open',
    title: t('statements.imports.open'),
    align: 'end',
    cell: (row) => <Count n={row.openCount} />,
  },
  { key: 'by', title: t('statements.imported.by'), cell: (row) => row.importedBy },
  {
    key: 'at',
    title: t('statements.imported.at'),
    cell: (row) => <When iso={row.createdAt} style="short" />,
  },
];
