import type { Request } from '@crossdock/contract/table.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { IconDownload } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Filters = Omit<Request<'exportConsumption'>, 'format'>;

/** Saves the filtered list, for the member's own bookkeeping. */
export function ExportRecords({ filters }: { filters: Filters }) {
  const save = useSubmit('exportConsumption', { onDone: saveSheet });
  return (
    <MenuButton
      named
      icon={IconDownload}
      label={t('wallet.export')}
      choices={(['xlsx', 'csv'] as const).map((format) => ({
        key: format,
        label: t(`wallet.export.${format}`),
        onChoose: () => void save.submit({ ...filters, format }),
      }))}
    />
  );
}
