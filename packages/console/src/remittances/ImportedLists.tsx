import type { Output } from '@crossdock/contract/table.ts';
import { column, figureColumn } from '@crossdock/ui/column.ts';
import { FilterRow } from '@crossdock/ui/FilterRow.tsx';
import { Grid, Muted } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Count, When } from '@crossdock/ui/values.tsx';
import { Link } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { t, titleAndText } from '../shell/i18n.ts';
import { ListTable } from '../shell/ListTable.tsx';
import { linkClass } from '../shell/links.tsx';
import { moneyColumns } from './moneyColumns.tsx';
import { CarrierFilter } from './RemittanceFilters.tsx';

type List = Output<'listRemittanceLists'>['list'][number];

/** The imported lists, with the number of lines and how many are booked. */
export function ImportedLists() {
  const [found] = useFilters<{ carrier?: string }>();
  const carrierId = found.carrier ? String(found.carrier) : undefined;
  const page = usePage('listRemittanceLists', { carrierId }, { topics: ['remittances'] });
  return (
    <>
      <FilterRow withoutSearch>
        <CarrierFilter />
      </FilterRow>
      <ListTable
        list="remittanceFiles"
        page={page}
        label={t('remittances.lists')}
        columns={columns()}
        empty={<EmptyState picture="wallet" {...titleAndText('remittances.lists.none')} />}
      />
    </>
  );
}

const columns = (): Column<List>[] => [
  column('file', t('remittances.file'), (row) => (
    <Grid as="span" gap={2}>
      <Link
        to="/wallet/remittances"
        search={{ shelf: 'all', list: row.id }}
        className={linkClass}
        aria-label={`${row.filename}: ${t('remittances.list.open')}`}
      >
        {row.filename}
      </Link>
      <Muted size={13}>{row.carrier.name}</Muted>
    </Grid>
  )),
  figureColumn('lines', t('remittances.lists.lines'), (row) => <Count n={row.addedCount} />),
  figureColumn('accepted', t('remittances.lists.accepted'), (row) => <Count n={row.acceptedCount} />),
  ...moneyColumns<List>(),
  column('by', t('remittances.lists.by'), (row) => row.importedBy),
  column('at', t('remittances.lists.at'), (row) => <When iso={row.createdAt} style="short" />),
];
