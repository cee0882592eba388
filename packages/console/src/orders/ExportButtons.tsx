import type { SheetFormat } from '@crossdock/contract/sheet.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheet } from '../shell/saveSheet.ts';

/** The waiting orders as a table for the carrier, or its empty form. */
export function ExportButtons({
  channelId,
  rows,
}: {
  channelId?: string | undefined;
  rows: 'waiting' | 'none';
}) {
  const [busy, setBusy] = useState(false);
  const save = async (format: SheetFormat) => {
    setBusy(true);
    const attempt = await client.attempt('exportToShip', { format, rows, channelId }, { fresh: true });
    setBusy(false);
    if (attempt.ok) saveSheet(attempt.data);
    else showMessage('danger', attempt.failure.message);
  };
  if (rows === 'none')
    return (
      <>
        <Button look="outline" icon={IconDownload} busy={busy} onClick={() => void save('xlsx')}>
          {t('sheet.templateXlsx')}
        </Button>
        <Button look="outline" icon={IconDownload} busy={busy} onClick={() => void save('csv')}>
          {t('sheet.templateCsv')}
        </Button>
      </>
    );
  return (
    <MenuButton
      named
      icon={IconDownload}
      label={t('orders.ship.export')}
      choices={[
        { key: 'xlsx', label: t('orders.ship.exportXlsx'), onChoose: () => void save('xlsx') },
        { key: 'csv', label: t('orders.ship.exportCsv'), onChoose: () => void save('csv') },
      ]}
    />
  );
}
