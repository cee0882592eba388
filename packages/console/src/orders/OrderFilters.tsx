import { ChoiceBox } from '@crossdock/ui/controls.tsx';
import { Split } from '@crossdock/ui/Layout.tsx';
import { SearchField } from '@crossdock/ui/SearchField.tsx';
import { currentLanguage } from '@crossdock/web/language.ts';
import { useCall } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

export interface QueueFilters {
  words?: string | undefined;
  channelId?: string | undefined;
}

/** Filters by words and channel for every queue of orders. */
export function OrderFilters(props: { filters: QueueFilters; onChange: (change: QueueFilters) => void }) {
  const { filters, onChange } = props;
  const channels = useCall('listChannels', {}, { staleMs: 60_000 });
  const lang = currentLanguage();
  return (
    <Split columns="1fr minmax(180px, auto)" gap={12}>
      <SearchField
        label={t('orders.list.search')}
        clearLabel={t('shell.search.clear')}
        value={filters.words ?? ''}
        onSearch={(words) => onChange({ words: words || undefined })}
      />
      <ChoiceBox
        bare
        label={t('orders.channel')}
        placeholder={t('orders.channel.all')}
        value={filters.channelId ?? ''}
        data={(channels.data ?? []).map((one) => ({ value: one.id, label: one[lang] }))}
        onChange={(event) => onChange({ channelId: event.target.value || undefined })}
      />
    </Split>
  );
}
