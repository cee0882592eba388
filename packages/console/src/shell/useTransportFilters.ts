import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import type { ListFilter } from './listFilters.ts';

/** What of the address narrows to a way of transport. */
export interface TransportFilterParams {
  readonly channelId?: string | undefined;
  readonly carrierId?: string | undefined;
}

/** The filters for the shipping method and the carrier. */
export function useTransportFilters(): readonly ListFilter[] {
  const channels = useCall('listChannels', {}, { staleMs: 60_000 });
  const carriers = useCall('listCarriers', {}, { staleMs: 60_000 });
  const lang = currentLanguage();
  return [
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
      any: t('orders.carrier.all'),
      data: (carriers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
}
