import type { Request } from '@crossdock/contract/table.ts';
import type { SheetFormat } from '@crossdock/contract/wire/sheet.ts';
import { maxExportRows } from '@crossdock/domain/wallet/books.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { SheetMenu } from '@crossdock/web/SheetMenu.tsx';
import { IconPlayerStop } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { client } from '../shell/api.ts';
import { t } from '../shell/i18n.ts';
import { saveSheets } from '../shell/saveSheet.ts';
import { useStaff } from '../shell/staff.ts';

interface Progress {
  readonly done: number;
  readonly total: number;
}

/** Exports the movements for the accountant. Long exports come in parts, with their progress. */
export function LedgerExport({ filters }: { filters: Omit<Request<'exportLedger'>, 'format' | 'after'> }) {
  const [progress, setProgress] = useState<Progress>();
  const stopped = useRef(false);
  if (!useStaff().may('wallet.close')) return null;
  const save = async (format: SheetFormat) => {
    stopped.current = false;
    setProgress({ done: 0, total: 0 });
    const result = await parts({ ...filters, format }, setProgress, () => stopped.current);
    setProgress(undefined);
    if (typeof result === 'string') showMessage('danger', result);
    else if (result) {
      saveSheets(result.sheets);
      showMessage('success', t('books.export.done', { n: result.rows }));
    }
  };
  if (progress)
    return (
      <Row as="span" gap={12} wrap align="center" inline tone="muted" figures role="status">
        {t('books.export.running', { done: progress.done, total: progress.total })}
        <Button small look="outline" icon={IconPlayerStop} onClick={() => (stopped.current = true)}>
          {t('books.export.stop')}
        </Button>
      </Row>
    );
  return (
    <SheetMenu
      label={t('books.export')}
      nameOf={(format) => t(`books.export.${format}`, { n: maxExportRows[format] })}
      onSave={(format) => void save(format)}
    />
  );
}

type Part = Awaited<ReturnType<typeof client.call<'exportLedger'>>>;

/** Loads all parts, one after the other; shows a message if one fails, and nothing if it was stopped. */
async function parts(
  input: Request<'exportLedger'>,
  onProgress: (progress: Progress) => void,
  isStopped: () => boolean,
): Promise<{ sheets: Part[]; rows: number } | string | undefined> {
  const sheets: Part[] = [];
  let rows = 0;
  let after: string | null | undefined;
  while (after !== null) {
    const attempt = await client.attempt(
      'exportLedger',
      { ...input, ...(after === undefined ? {} : { after }) },
      { fresh: true },
    );
    if (!attempt.ok) return attempt.failure.message;
    if (isStopped()) return undefined;
    sheets.push(attempt.data);
    rows += attempt.data.rows;
    after = attempt.data.next;
    onProgress({ done: rows, total: attempt.data.total });
  }
  return { sheets, rows };
}
