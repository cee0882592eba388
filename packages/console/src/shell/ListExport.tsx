import type { Attempt } from '@crossdock/contract/client.ts';
import { mostXlsxRows } from '@crossdock/contract/wire/listExport.ts';
import { type SheetFormat, sheetFormats } from '@crossdock/contract/wire/sheet.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { Row } from '@crossdock/ui/Layout.tsx';
import { MenuButton } from '@crossdock/ui/MenuButton.tsx';
import { showMessage } from '@crossdock/ui/message.ts';
import { saveBlob } from '@crossdock/web/saveBlob.ts';
import { IconDownload, IconPlayerStop } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from './i18n.ts';
import { partOf } from './saveSheet.ts';

/** The input of an export besides the list's own filters and order. */
export interface ExportRequest {
  /** Joined by commas. */
  readonly columns: string;
  readonly format: SheetFormat;
  readonly after?: string;
}

interface Part {
  readonly filename: string;
  readonly mime: string;
  readonly base64: string;
  readonly rows: number;
  readonly next: string | null;
}
export type Exporter = (asked: ExportRequest) => Promise<Attempt<Part>>;

/** Exports the list as it is shown: its columns, filters and order, with all of its rows. */
export function ListExport({ columns, fetch }: { columns: readonly string[]; fetch: Exporter }) {
  const [done, setDone] = useState<number>();
  const stopped = useRef(false);
  const save = async (format: SheetFormat) => {
    stopped.current = false;
    setDone(0);
    const result = await partsOf(
      fetch,
      { columns: columns.join(','), format },
      setDone,
      () => stopped.current,
    );
    setDone(undefined);
    if (typeof result === 'string') showMessage('danger', result);
    else if (result) {
      saveBlob(result.file, result.filename);
      showMessage('success', t('books.export.done', { n: result.rows }));
    }
  };
  if (done !== undefined)
    return (
      <Row as="span" gap={12} align="center" inline tone="muted" figures role="status">
        {t('shell.list.exporting', { n: done })}
        <Button small look="outline" icon={IconPlayerStop} onClick={() => (stopped.current = true)}>
          {t('books.export.stop')}
        </Button>
      </Row>
    );
  return (
    <MenuButton
      icon={IconDownload}
      label={t('shell.list.export')}
      choices={sheetFormats.map((format) => ({
        key: format,
        label: t(`shell.list.export.${format}`, { n: mostXlsxRows }),
        onChoose: () => void save(format),
      }))}
    />
  );
}

/** Loads all parts, one after the other; shows a message if one fails, and nothing if it was stopped. */
async function partsOf(
  fetch: Exporter,
  asked: ExportRequest,
  onDone: (rows: number) => void,
  isStopped: () => boolean,
): Promise<{ file: Blob; filename: string; rows: number } | string | undefined> {
  const parts: Blob[] = [];
  let rows = 0;
  for (let after: string | undefined; ; ) {
    const attempt = await fetch({ ...asked, ...(after === undefined ? {} : { after }) });
    if (!attempt.ok) return attempt.failure.message;
    if (isStopped()) return undefined;
    const { mime: type, filename, next } = attempt.data;
    parts.push(partOf(attempt.data));
    rows += attempt.data.rows;
    onDone(rows);
    if (next === null) return { file: new Blob(parts, { type }), filename, rows };
    after = next;
  }
}
