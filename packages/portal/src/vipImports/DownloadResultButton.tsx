import { Button } from '@crossdock/ui/Button.tsx';
import { saveSheet } from '@crossdock/web/saveSheet.ts';
import { IconDownload } from '@tabler/icons-react';
import { useSubmit } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';

/** A button that downloads the sheet with the results of its rows, or with only the rows without an order. */
export function DownloadResultButton({ id, of = 'result' }: { id: string; of?: 'result' | 'left' | 'bad' }) {
  const save = useSubmit('exportVipImport', { onDone: saveSheet });
  return (
    <Button
      look="outline"
      icon={IconDownload}
      busy={save.busy}
      onClick={() => void save.submit({ id, format: 'xlsx', onlyLeft: of !== 'result' })}
    >
      {t(`vipImports.download.${of}`)}
    </Button>
  );
}
