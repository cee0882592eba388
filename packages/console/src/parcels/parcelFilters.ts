import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { type ListFilter, memberFilter } from '../shell/listFilters.ts';
import { useColleagueFilter } from '../shell/useColleagueFilter.ts';
import { courierName } from './courierName.ts';

const ages = [7, 30, 60, 90, 180];

/** Filters of the list of parcels. */
export function useParcelFilters(rows: readonly StaffParcelRow[]): readonly ListFilter[] {
  const desk = useCall('getDesk', {}, { staleMs: 60_000 });
  const colleagues = useColleagueFilter('receivedById', t('parcels.receivedBy'));
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('parcels.state'),
      any: t('parcels.list.allStates'),
      data: parcelStates.map((state) => ({ value: state, label: t(`parcels.state.${state}`) })),
      main: true,
    },
    {
      kind: 'choice',
      name: 'warehouseId',
      label: t('parcels.warehouse'),
      any: t('parcels.list.allWarehouses'),
      data: (desk.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name })),
      main: true,
    },
    {
      kind: 'choice',
      name: 'olderThanDays',
      label: t('parcels.list.age'),
      any: t('parcels.list.anyAge'),
      data: ages.map((days) => ({ value: String(days), label: t('parcels.list.olderThan', { n: days }) })),
    },
    {
      kind: 'choice',
      name: 'courier',
      label: t('parcels.courier'),
      any: t('shell.list.any'),
      data: couriers.map((courier) => ({ value: courier, label: courierName(courier) })),
    },
    {
      kind: 'choice',
      name: 'goodsTypeId',
      label: t('parcels.goodsType'),
      any: t('shell.list.any'),
      data: (desk.data?.goodsTypes ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    colleagues,
    {
      kind: 'choice',
      name: 'withoutPicture',
      label: t('parcels.pictures'),
      any: t('parcels.list.anyPicture'),
      data: [{ value: 'true', label: t('parcels.list.withoutPicture') }],
    },
    { kind: 'days', label: t('parcels.list.created') },
    memberFilter(t('parcels.member'), rows[0]?.member?.name),
  ];
}
