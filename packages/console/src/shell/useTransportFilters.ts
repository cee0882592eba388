import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from './api.ts';
import { t } from './i18n.ts';
import { choiceFilter, type ListFilter, mainFilter } from './listFilters.ts';

/** The URL parameters that filter by shipping method and carrier. */
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
    mainFilter(
      'channelId',
      t('orders.channel'),
      (channels.data ?? []).map((one) => ({ value: one.id, label: one[lang] })),
      t('orders.channel.all'),
    ),
    choiceFilter(
      'carrierId',
      t('orders.carrier'),
      (carriers.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
      t('orders.carrier.all'),
    ),
  ];
}
