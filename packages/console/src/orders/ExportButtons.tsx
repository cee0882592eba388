import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconDownload } from '@tabler/icons-react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';
import type { QueueFilterParams } from './orderFilters.ts';

/** Exports the waiting orders as a table for the carrier, with the queue's filters. */
export function ExportButtons({ asked }: { asked: QueueFilterParams }) {
  const save = async (format: SheetFormat) => {
    const attempt = await client.attempt('exportToShip', { format, ...asked }, { fresh: true });
    if (attempt.ok) saveSheet(attempt.data);
    else showMessage('danger', attempt.failure.message);
  };
  return (
    <MenuButton
      named
      small
      icon={IconDownload}
      label={t('orders.ship.export')}
      choices={[
        { key: 'xlsx', label: t('orders.ship.exportXlsx'), onChoose: () => void save('xlsx') },
        { key: 'csv', label: t('orders.ship.exportCsv'), onChoose: () => void save('csv') },
      ]}
    />
  );
}
