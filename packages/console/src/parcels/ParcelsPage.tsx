import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { isOneOf } from '@crossdock/domain/records.ts';
import { Page } from '@crossdock/ui/Page.tsx';
import { LinkButton } from '@crossdock/web/LinkButton.tsx';
import { IconPackage } from '@tabler/icons-react';
import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { client, useFilters, usePage } from '../shell/api.ts';
import { CopyRowsButton } from '../shell/CopyRowsButton.tsx';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { LabelButton } from '../shell/LabelButton.tsx';
import { sortParams } from '../shell/search.ts';
import { ParcelPreview } from './ParcelPreview.tsx';
import { useParcelBulkActions } from './parcelBulkActions.ts';
import { parcelColumns, parcelSorts } from './parcelColumns.tsx';
import { useParcelFilters } from './parcelFilters.ts';

export const Route = createFileRoute('/_shell/parcels/')({
  staticData: {
    title: 'shell.nav.parcels',
    menu: { group: 'warehouse', icon: IconPackage, can: 'parcel.read', key: 'p' },
  },
  component: ParcelsPage,
});

interface Filters {
  state?: string;
  warehouseId?: string;
  memberId?: string;
  olderThanDays?: number;
  withoutPicture?: boolean;
  courier?: string;
  goodsTypeId?: string;
  receivedById?: string;
  fromDay?: string;
  toDay?: string;
  words?: string;
  sort?: string;
  order?: string;
}

function askedFor(filters: Filters) {
  const { state, words, courier, withoutPicture, ...others } = filters;
  const { warehouseId, memberId, olderThanDays, goodsTypeId, receivedById, fromDay, toDay } = others;
  const states = (state ?? '').split(',').filter((one) => isOneOf(parcelStates, one));
  return {
    ...{ warehouseId, memberId, olderThanDays, goodsTypeId, receivedById, fromDay, toDay },
    state: states.length > 0 ? states.join(',') : undefined,
    courier: couriers.find((one) => one === courier),
    withoutPicture: withoutPicture ? true : undefined,
    words: words ? String(words) : undefined,
    ...sortParams(parcelSorts, filters),
  };
}

/** All parcels of the shop. They can be found by any of their numbers. */
function ParcelsPage() {
  const [filters] = useFilters<Filters>();
  const navigate = useNavigate();
  const asked = askedFor(filters);
  const page = usePage('queryAllParcels', asked, { topics: ['parcels'] });
  return (
    <Page
      title={t('parcels.list.title')}
      width="full"
      actions={<LinkButton to="/parcels/unclaimed" look="soft" text={t('parcels.unclaimed.title')} />}
    >
      <DataList
        label={t('parcels.list.title')}
        list="parcels"
        page={page}
        rowName={({ courierNumber }) => courierNumber}
        columns={parcelColumns()}
        search={{ label: t('parcels.list.search'), words: asked.words ?? '' }}
        filters={useParcelFilters(page.rows)}
        empty={{ title: t('parcels.list.noneHere'), text: t('parcels.list.none.text') }}
        preview={(row) => <ParcelPreview parcel={row} />}
        onOpen={({ id }) => void navigate({ to: '/parcels/$id', params: { id } })}
        actions={(rows) => (
          <>
            <CopyRowsButton
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
        bulk={useParcelBulkActions()}
        exports={(part) => client.attempt('exportParcels', { ...asked, ...part }, { fresh: true })}
        defaultSort={{ by: 'created', order: 'desc' }}
      />
    </Page>
  );
}
