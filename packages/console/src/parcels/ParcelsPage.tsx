import type { StaffParcelRow } from '@crossdock/contract/parcelsDesk.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Loaded } from '@crossdock/ui/Loaded.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Pager } from '@crossdock/ui/Pager.tsx';
import { type Column, ResponsiveTable } from '@crossdock/ui/ResponsiveTable.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { EmptyState } from '@crossdock/ui/states.tsx';
import { Code, Weight, When } from '@crossdock/ui/values.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { loadedTexts, pagerTexts } from '../shell/lists.ts';
import classes from './Lists.module.css';
import { StateBadge } from './StateBadge.tsx';
import { courierName, memberLine } from './words.ts';

interface Filters {
  state?: string | undefined;
  warehouseId?: string | undefined;
  memberId?: string | undefined;
  olderThanDays?: number | undefined;
  words?: string | undefined;
}

/** All parcels of the shop, to be found by any number on them. */
export function ParcelsPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const { state, warehouseId, memberId, olderThanDays, words } = filters;
  const navigate = useNavigate();
  const page = usePage(
    'queryAllParcels',
    { state, warehouseId, memberId, olderThanDays, words },
    { topics: ['parcels'] },
  );
  return (
    <Page
      title={t('parcels.list.title')}
      actions={
        <Link to="/parcels/unclaimed" className={buttonClass({ look: 'soft' })}>
          {t('parcels.unclaimed.title')}
        </Link>
      }
    >
      <FilterBar filters={filters} onChange={setFilters} />
      <Loaded query={page.query} texts={loadedTexts()}>
        {() =>
          page.rows.length === 0 ? (
            <EmptyState picture="search" title={t('parcels.list.none')} text={t('parcels.list.none.text')} />
          ) : (
            <ResponsiveTable
              label={t('parcels.list.title')}
              rows={page.rows}
              rowKey={({ id }) => id}
              columns={columns()}
              stale={page.query.isPlaceholderData}
              onOpen={({ id }) => void navigate({ to: '/parcels/$id', params: { id } })}
            />
          )
        }
      </Loaded>
      {page.total > 0 ? (
        <Pager {...page} onPage={page.goTo} onSize={page.resize} texts={pagerTexts()} />
      ) : null}
    </Page>
  );
}

const ages = [7, 30, 60, 90, 180];

function FilterBar({ filters, onChange }: { filters: Filters; onChange: (change: Filters) => void }) {
  const desk = useCall('getDesk', {}, { staleMs: 60_000 });
  return (
    <div className={classes.filters}>
      <div className={classes.search}>
        <SearchField
          label={t('parcels.list.search')}
          clearLabel={t('shell.search.clear')}
          value={filters.words ?? ''}
          onSearch={(words) => onChange({ words: words || undefined })}
        />
      </div>
      <ChoiceBox
        bare
        label={t('parcels.state')}
        placeholder={t('parcels.list.allStates')}
        value={filters.state ?? ''}
        data={parcelStates.map((state) => ({ value: state, label: t(`parcels.state.${state}`) }))}
        onChange={(event) => onChange({ state: event.target.value || undefined })}
      />
      <ChoiceBox
        bare
        label={t('parcels.warehouse')}
        placeholder={t('parcels.list.allWarehouses')}
        value={filters.warehouseId ?? ''}
        data={(desk.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => onChange({ warehouseId: event.target.value || undefined })}
      />
      <ChoiceBox
        bare
        label={t('parcels.list.age')}
        placeholder={t('parcels.list.anyAge')}
        value={String(filters.olderThanDays ?? '')}
        data={ages.map((days) => ({ value: String(days), label: t('parcels.list.olderThan', { n: days }) }))}
        onChange={(event) => onChange({ olderThanDays: Number(event.target.value) || undefined })}
      />
    </div>
  );
}

const columns = (): Column<StaffParcelRow>[] => [
  {
    key: 'number',
    title: t('parcels.number'),
    cell: (row) => (
      <Link to="/parcels/$id" params={{ id: row.id }} className={classes.number}>
        <Code>{row.billCode}</Code>
        <small>{courierName(row.courier)}</small>
      </Link>
    ),
  },
  {
    key: 'state',
    title: t('parcels.state'),
    tight: true,
    corner: true,
    cell: (row) => <StateBadge state={row.state} />,
  },
  {
    key: 'member',
    title: t('parcels.member'),
    cell: (row) => (row.member ? memberLine(row.member) : row.labelHint || '–'),
  },
  { key: 'goods', title: t('parcels.goods'), cell: (row) => row.goodsName || '–' },
  {
    key: 'weight',
    title: t('parcels.weight'),
    align: 'end',
    tight: true,
    cell: (row) => (row.weightG === null ? '–' : <Weight grams={row.weightG} />),
  },
  {
    key: 'place',
    title: t('parcels.place'),
    cell: (row) => [row.warehouseName, row.shelfCode].filter(Boolean).join(' · ') || '–',
  },
  {
    key: 'arrived',
    title: t('parcels.arrived'),
    tight: true,
    cell: (row) => (row.arrivedAt ? <When iso={row.arrivedAt} style="short" /> : '–'),
  },
];
