import { useNavigate } from '@tanstack/react-router';
import { useFilters, usePage } from '../shell/api.ts';
import { DataList } from '../shell/DataList.tsx';
import { t } from '../shell/i18n.ts';
import { sortParams } from '../shell/search.ts';
import { ParcelPreview } from './ParcelPreview.tsx';
import { parcelColumns, parcelSorts } from './parcelColumns.tsx';

/** All parcels of a member, on the member's page. */
export function MemberParcels({ memberId }: { memberId: string }) {
  const [found] = useFilters<{ sort?: string; order?: string }>();
  const navigate = useNavigate();
  const page = usePage(
    'queryAllParcels',
    { memberId, ...sortParams(parcelSorts, found) },
    { topics: ['parcels'] },
  );
  return (
    <DataList
      label={t('parcels.list.title')}
      list="memberParcels"
      page={page}
      columns={parcelColumns().filter(({ key }) => key !== 'member')}
      empty={{ title: t('parcels.list.noneHere'), text: t('parcels.member.none') }}
      preview={(row) => <ParcelPreview parcel={row} />}
      onOpen={({ id }) => void navigate({ to: '/parcels/$id', params: { id } })}
      defaultSort={{ by: 'created', order: 'desc' }}
    />
  );
}
