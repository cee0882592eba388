import type { Output } from '@crossdock/contract/table.ts';
import { column, figureColumn } from '@crossdock/ui/column.ts';
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
          columns={columns()}
          empty={<EmptyState picture="wallet" {...titleAndText('statements.imports.none')} />}
        />
      </Grid>
    </Section>
  );
}

const columns = (): Column<Imported>[] => [
  column('file', t('statements.imports.file'), (row) => row.filename),
  column('account', t('statements.account'), (row) => `${row.account.bankName} ${row.account.accountNumber}`),
  column('span', t('statements.imports.span'), (row) =>
    row.firstDay === null ? '–' : `${row.firstDay} – ${row.lastDay}`,
  ),
  figureColumn('added', t('statements.imports.added'), (row) => <Count n={row.addedCount} />),
  figureColumn('known', t('statements.imports.known'), (row) => <Count n={row.knownCount} />),
  figureColumn('open', t('statements.imports.open'), (row) => <Count n={row.openCount} />),
  column('by', t('statements.imported.by'), (row) => row.importedBy),
  column('at', t('statements.imported.at'), (row) => <When iso={row.createdAt} style="short" />),
];
