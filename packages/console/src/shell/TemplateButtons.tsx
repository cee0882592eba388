import type { Attempt } from '@crossdock/contract/client.ts';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { t } from './i18n.ts';
import { saveSheet } from './saveSheet.ts';

/** Two buttons that download an import's template, a table with only its headings, as XLSX or CSV. */
export function TemplateButtons(props: {
  fetch: (format: SheetFormat) => Promise<Attempt<Parameters<typeof saveSheet>[0]>>;
}) {
  const [busy, setBusy] = useState<SheetFormat | null>(null);
  const save = async (format: SheetFormat) => {
    setBusy(format);
    const attempt = await props.fetch(format);
    setBusy(null);
    if (attempt.ok) saveSheet(attempt.data);
    else showMessage('danger', attempt.failure.message);
  };
  return (
    <>
      <Button look="outline" icon={IconDownload} busy={busy === 'xlsx'} onClick={() => void save('xlsx')}>
        {t('sheet.templateXlsx')}
      </Button>
      <Button look="outline" icon={IconDownload} busy={busy === 'csv'} onClick={() => void save('csv')}>
        {t('sheet.templateCsv')}
      </Button>
    </>
  );
}
