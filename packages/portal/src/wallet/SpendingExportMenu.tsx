import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { IconDownload } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** A menu that downloads one of the page's tables: the year by month, or the parcels. */
export function SpendingExportMenu() {
  const save = useSubmit('exportMoneyYear', { onDone: saveSheet });
  return (
    <MenuButton
      named
      icon={IconDownload}
      label={t('wallet.export')}
      choices={(['months', 'parcels'] as const).flatMap((of) =>
        (['xlsx', 'csv'] as const).map((format) => ({
          key: `${of}.${format}`,
          label: t(`wallet.year.export.${of}`, { format: t(`wallet.export.${format}`) }),
          onChoose: () => void save.submit({ of, format, months: 12 }),
        })),
      )}
    />
  );
}
