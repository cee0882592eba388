import type { Attempt } from '@crossdock/contract/client.ts';
import { type SheetFormat, sheetFormats } from '@crossdock/contract/wire/sheet.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconDownload } from '@tabler/icons-react';
import { t } from './i18n.ts';
import { saveSheet } from './saveSheet.ts';

interface ExportMenuProps {
  readonly label: string;
  readonly fetch: (format: SheetFormat) => Promise<Attempt<Parameters<typeof saveSheet>[0]>>;
}

/** Downloads a list as XLSX or CSV. */
export function ExportMenu({ label, fetch }: ExportMenuProps) {
  const save = async (format: SheetFormat) => {
    const attempt = await fetch(format);
    if (attempt.ok) saveSheet(attempt.data);
    else showMessage('danger', attempt.failure.message);
  };
  return (
    <MenuButton
      named
      icon={IconDownload}
      label={label}
      choices={sheetFormats.map((format) => ({
        key: format,
        label: t(`sheet.as.${format}`),
        onChoose: () => void save(format),
      }))}
    />
  );
}
