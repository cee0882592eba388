import type { DeskOrder } from '@crossdock/contract/orders/desk.ts';
import { orderStates } from '@crossdock/domain/orders/states.ts';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from '../shell/api.ts';
import { countryName } from '../shell/countryName.ts';
import { t } from '../shell/i18n.ts';
import type { ListFilter } from '../shell/listFilters.ts';

/** Filters of the list of orders, besides its tabs. */
export function useOrderFilters(rows: readonly DeskOrder[]): readonly ListFilter[] {
  const lang = currentLanguage();
  const channels = useCall('listChannels', {}, { staleMs: 60_000 });
  const carriers = useCall('listCarriers', {}, { staleMs: 60_000 });
  const desk = useCall('getDesk', {}, { staleMs: 60_000 });
  const colleagues = useCall('listColleagues', {}, { staleMs: 60_000 });
  return [
    {
      kind: 'choice',
      name: 'state',
      label: t('orders.state'),
      any: t('orders.list.all'),
      data: orderStates.map((value) => ({ value, label: t(`orders.state.${value}`) })),
    },
    {
      kind: 'choice',
      name: 'channelId',
      label: t('orders.channel'),
      any: t('orders.channel.all'),
      data: (channels.data ?? []).map((one) => ({ value: one.id, label: one[lang] })),
      main: true,
    },
    {
      kind: 'choice',
      name: 'carrierId',
      label: t('orders.carrier'),
      any: t('shell.list.any'),
      data: (carriers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'country',
      label: t('orders.country'),
      any: t('shell.list.any'),
      data: [...new Set((channels.data ?? []).map(({ country }) => country))].map((country) => ({
        value: country,
        label: countryName(country),
      })),
    },
    {
      kind: 'choice',
      name: 'warehouseId',
      label: t('orders.warehouse'),
      any: t('parcels.list.allWarehouses'),
      data: (desk.data?.warehouses ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'choice',
      name: 'careTakerId',
      label: t('members.careTakers'),
      any: t('shell.list.anyone'),
      data: (colleagues.data?.list ?? []).map(({ staffId, name }) => ({ value: staffId, label: name })),
    },
    { kind: 'days', label: t('orders.created') },
    {
      kind: 'named',
      name: 'memberId',
      label: t('orders.member'),
      shown: rows[0]?.member.name ?? '…',
    },
  ];
}
