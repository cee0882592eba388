import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { IconDownload } from '@tabler/icons-react';

interface SheetMenuProps {
  readonly label: string;
  readonly nameOf: (format: SheetFormat) => string;
  readonly onSave: (format: SheetFormat) => void;
}

/** A menu to save a table: as an Excel file or as CSV. */
export const SheetMenu = ({ label, nameOf, onSave }: SheetMenuProps) => (
  <MenuButton
    named
    icon={IconDownload}
    label={label}
    choices={(['xlsx', 'csv'] as const).map((format) => ({
      key: format,
      label: nameOf(format),
      onChoose: () => onSave(format),
    }))}
  />
);
