import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { buttonClass } from '@crossdock/ui/Button.tsx';
import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import type { DataColumn } from '@crossdock/ui/DataTable.tsx';
import { Muted, Row } from '@crossdock/ui/Layout.tsx';
import { Page } from '@crossdock/ui/Page.tsx';
import { Weight, When } from '@crossdock/ui/values.tsx';
import { Link, useNavigate } from '@tanstack/react-router';
import { useCall, useFilters, usePage } from '../shell/api.ts';
import { CopyRows } from '../shell/CopyRows.tsx';
import { DataList, type FilterChip } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { MemberLink, ParcelLink } from '../shell/links.tsx';
import { sortedBy } from '../shell/search.ts';
import { waitedText } from '../shell/waitingTime.ts';
import { courierName } from './courierName.ts';
import { ParcelPreview } from './ParcelPreview.tsx';
import { StateBadge } from './StateBadge.tsx';

interface Filters {
  state?: string | undefined;
  warehouseId?: string | undefined;
  memberId?: string | undefined;
  olderThanDays?: number | undefined;
  withoutPicture?: boolean | undefined;
  words?: string | undefined;
  sort?: string | undefined;
  order?: string | undefined;
}

export const parcelSorts = ['created', 'waiting', 'weight', 'shelf', 'number'] as const;

/** All parcels of the shop. They can be found by any of their numbers. */
export function ParcelsPage() {
  const [filters, setFilters] = useFilters<Filters>();
  const { state, warehouseId, memberId, olderThanDays, withoutPicture, words } = filters;
  const navigate = useNavigate();
  const page = usePage(
    'queryAllParcels',
    {
      state,
      warehouseId,
      memberId,
      olderThanDays,
      withoutPicture,
      words: words ? String(words) : undefined,
      ...sortedBy(parcelSorts, filters),
    },
    { topics: ['parcels'] },
  );
  return (
    <Page
      title={t('parcels.list.title')}
      width="full"
      actions={
        <Link to="/parcels/unclaimed" className={buttonClass({ look: 'soft' })}>
          {t('parcels.unclaimed.title')}
        </Link>
      }
    >
      <DataList
        label={t('parcels.list.title')}
        list="parcels"
        page={page}
        rowKey={({ id }) => id}
        rowName={({ courierNumber }) => courierNumber}
        columns={parcelColumns()}
        search={{ label: t('parcels.list.search'), words: String(words ?? '') }}
        filters={<Choices filters={filters} onChange={setFilters} />}
        chips={chipsOf(filters, page.rows, setFilters)}
        empty={{ title: t('parcels.list.noneHere'), text: t('parcels.list.none.text') }}
        preview={(row) => <ParcelPreview parcel={row} />}
        onOpen={({ id }) => void navigate({ to: '/parcels/$id', params: { id } })}
        actions={(rows) => (
          <>
            <CopyRows
              rows={rows.map((row) => [row.courierNumber, row.number, row.member?.name ?? '', row.shelfCode])}
            />
            <LabelButton
              small
              kind="parcel"
              ids={rows.map(({ id }) => id)}
              label={t('labels.print.many', { n: rows.length })}
            />
          </>
        )}
        usualSort={{ by: 'created', order: 'desc' }}
      />
    </Page>
  );
}

function chipsOf(
  filters: Filters,
  rows: readonly StaffParcelRow[],
  onChange: (change: Filters) => void,
): FilterChip[] {
  const states = (filters.state ?? '').split(',').filter((state) => isOneOf(parcelStates, state));
  return [
    ...states.map((state) => ({
      key: state,
      label: t(`parcels.state.${state}`),
      onRemove: () => onChange({ state: states.filter((other) => other !== state).join(',') || undefined }),
    })),
    ...(filters.memberId
      ? [
          {
            key: 'member',
            label: rows[0]?.member?.name ?? t('parcels.member'),
            onRemove: () => onChange({ memberId: undefined }),
          },
        ]
      : []),
    ...(filters.olderThanDays
      ? [
          {
            key: 'age',
            label: t('parcels.list.olderThan', { n: filters.olderThanDays }),
            onRemove: () => onChange({ olderThanDays: undefined }),
          },
        ]
      : []),
    ...(filters.withoutPicture
      ? [
          {
            key: 'picture',
            label: t('parcels.list.withoutPicture'),
            onRemove: () => onChange({ withoutPicture: undefined }),
          },
        ]
      : []),
  ];
}

const ages = [7, 30, 60, 90, 180];

function Choices({ filters, onChange }: { filters: Filters; onChange: (change: Filters) => void }) {
  const desk = useCall('getDesk', {}, { staleMs: 60_000 });
  return (
    <>
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
      <ChoiceBox
        bare
        label={t('parcels.pictures')}
        placeholder={t('parcels.list.anyPicture')}
        value={filters.withoutPicture ? 'without' : ''}
        data={[{ value: 'without', label: t('parcels.list.withoutPicture') }]}
        onChange={(event) => onChange({ withoutPicture: event.target.value !== '' || undefined })}
      />
    </>
  );
}

const placeCell = (row: StaffParcelRow) => (
  <Row as="span" gap={[0, 8]} wrap align="baseline" inline>
    {row.shelfCode ? <span>{row.shelfCode}</span> : null}
    <Muted as="small" size={12}>
      {row.warehouseName || '–'}
    </Muted>
  </Row>
);

export const parcelColumns = (): DataColumn<StaffParcelRow>[] => [
  {
    key: 'number',
    title: t('parcels.number'),
    sort: 'number',
    first: 'asc',
    cell: (row) => (
      <Row as="span" gap={[0, 8]} wrap align="baseline" inline>
        <ParcelLink id={row.id} courierNumber={row.courierNumber} />
        <Muted as="small" size={12}>
          {courierName(row.courier)}
        </Muted>
      </Row>
    ),
  },
  { key: 'state', title: t('parcels.state'), corner: true, cell: (row) => <StateBadge state={row.state} /> },
  {
    key: 'member',
    title: t('parcels.member'),
    long: true,
    cell: (row) =>
      row.member ? (
        <MemberLink id={row.member.id} name={row.member.name} note={row.member.alias} />
      ) : (
        row.labelHint || '–'
      ),
  },
  {
    key: 'goods',
    title: t('parcels.goods'),
    long: true,
    from: 'desktop',
    cell: (row) => row.goodsName || '–',
  },
  {
    key: 'weight',
    title: t('parcels.weight'),
    sort: 'weight',
    align: 'end',
    cell: (row) => (row.weightG === null ? '–' : <Weight grams={row.weightG} />),
  },
  {
    key: 'place',
    title: t('parcels.place'),
    sort: 'shelf',
    first: 'asc',
    cell: placeCell,
  },
  {
    key: 'waiting',
    title: t('parcels.list.since'),
    sort: 'waiting',
    first: 'asc',
    align: 'end',
    cell: (row) => waitedText(row.shelvedAt ?? row.arrivedAt ?? row.createdAt),
  },
  {
    key: 'arrived',
    title: t('parcels.arrived'),
    from: 'wide',
    cell: (row) => (row.arrivedAt ? <When iso={row.arrivedAt} style="short" /> : '–'),
  },
  {
    key: 'created',
    title: t('parcels.list.created'),
    sort: 'created',
    from: 'desktop',
    cell: (row) => <When iso={row.createdAt} style="date" />,
  },
];
