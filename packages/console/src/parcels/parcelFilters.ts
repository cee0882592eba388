import type { StaffParcelRow } from '@crossdock/contract/parcels/desk.ts';
import { couriers } from '@crossdock/domain/parcels/couriers.ts';
import { parcelStates } from '@crossdock/domain/parcels/states.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { choiceFilter, type ListFilter, mainFilter, memberFilter } from '../shell/listFilters.ts';
import { useColleagueFilter } from '../shell/useColleagueFilter.ts';
import { courierName } from './courierName.ts';

const ages = [7, 30, 60, 90, 180];

export function useParcelFilters(rows: readonly StaffParcelRow[]): readonly ListFilter[] {
  const desk = useCall('getDesk', {}, { staleMs: 60_000 });
  const colleagues = useColleagueFilter('receivedById', t('parcels.receivedBy'));
  return [
    mainFilter(
      'state',
      t('parcels.state'),
      parcelStates.map((state) => ({ value: state, label: t(`parcels.state.${state}`) })),
      t('parcels.list.allStates'),
    ),
    mainFilter(
      'warehouseId',
      t('parcels.warehouse'),
      (desk.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name })),
      t('parcels.list.allWarehouses'),
    ),
    choiceFilter(
      'olderThanDays',
      t('parcels.list.age'),
      ages.map((days) => ({ value: String(days), label: t('parcels.list.olderThan', { n: days }) })),
      t('parcels.list.anyAge'),
    ),
    choiceFilter(
      'courier',
      t('parcels.courier'),
      couriers.map((courier) => ({ value: courier, label: courierName(courier) })),
    ),
    choiceFilter(
      'goodsTypeId',
      t('parcels.goodsType'),
      (desk.data?.goodsTypes ?? []).map(({ id, name }) => ({ value: id, label: name })),
    ),
    colleagues,
    choiceFilter(
      'withoutPicture',
      t('parcels.pictures'),
      [{ value: 'true', label: t('parcels.list.withoutPicture') }],
      t('parcels.list.anyPicture'),
    ),
    { kind: 'days', label: t('parcels.list.created') },
    memberFilter(t('parcels.member'), rows[0]?.member?.name),
  ];
}
