import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import { choiceFilter, type ListFilter, memberFilter } from '../shell/listFilters.ts';
import { useColleagueFilter } from '../shell/useColleagueFilter.ts';
import { type TransportFilterParams, useTransportFilters } from '../shell/useTransportFilters.ts';

/** The URL parameters that filter a queue of orders. */
export interface QueueFilterParams extends TransportFilterParams {
  readonly words?: string | undefined;
  readonly country?: string | undefined;
  readonly warehouseId?: string | undefined;
  readonly careTakerId?: string | undefined;
  readonly memberId?: string | undefined;
  readonly fromDay?: string | undefined;
  readonly toDay?: string | undefined;
}

/** The filters of a queue, without the URL's other parameters. */
export function queueFilterParams(found: QueueFilterParams): QueueFilterParams {
  const { channelId, carrierId, country, warehouseId, careTakerId, memberId, fromDay, toDay } = found;
  const words = found.words ? String(found.words) : undefined;
  return { words, channelId, carrierId, country, warehouseId, careTakerId, memberId, fromDay, toDay };
}

/** Filters of the list of orders, besides its tabs. */
export function useOrderFilters(rows: readonly DeskOrder[]): readonly ListFilter[] {
  return [
    choiceFilter(
      'state',
      t('orders.state'),
      orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) })),
      t('orders.list.all'),
    ),
    ...useQueueFilters(rows),
  ];
}

/** The filters of a queue of orders in one state. */
export function useQueueFilters(rows: readonly DeskOrder[]): readonly ListFilter[] {
  const channels = useCall('listChannels', {}, { staleMs: 60_000 });
  const desk = useCall('getDesk', {}, { staleMs: 60_000 });
  const colleagues = useColleagueFilter('careTakerId', t('members.careTakers'));
  return [
    ...useTransportFilters(),
    choiceFilter(
      'country',
      t('orders.country'),
      [...new Set((channels.data ?? []).map(({ country }) => country))].map((country) => ({
        value: country,
        label: countryName(country),
      })),
    ),
    choiceFilter(
      'warehouseId',
      t('orders.warehouse'),
      (desk.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name })),
      t('parcels.list.allWarehouses'),
    ),
    colleagues,
    { kind: 'days', label: t('orders.created') },
    memberFilter(t('orders.member'), rows[0]?.member.name),
  ];
}
