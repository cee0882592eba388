import type { Request } from '@crossdock/contract/table.ts';
import { SheetMenu } from '@crossdock/web/SheetMenu.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

type Filters = Omit<Request<'exportConsumption'>, 'format'>;

/** A menu that downloads the filtered list, for the member's own bookkeeping. */
export function RecordsExportMenu({ filters }: { filters: Filters }) {
  const save = useSubmit('exportConsumption', { onDone: saveSheet });
  return (
    <SheetMenu
      label={t('wallet.export')}
      nameOf={(format) => t(`wallet.export.${format}`)}
      onSave={(format) => void save.submit({ ...filters, format })}
    />
  );
}
