import type { Output } from '@crossdock/contract/table.ts';
import { Button } from '@crossdock/ui/Button.tsx';
import { column, cornerColumn } from '@crossdock/ui/column.ts';
import { formatWhen } from '@crossdock/ui/format.ts';
import { Muted, Row, Stack } from '@crossdock/ui/Layout.tsx';
import type { Column } from '@crossdock/ui/ResponsiveTable.tsx';
import { useFormatting } from '@crossdock/ui/UiProvider.tsx';
import { When } from '@crossdock/ui/values.tsx';
import { ExportBadge, ExportDownloads } from '@crossdock/web/ExportDownloads.tsx';
import { IconCircleOff, IconTrash } from '@tabler/icons-react';
import { t } from '../shell/i18n.ts';

export type ExportRow = Output<'listShopExports'>['list'][number];

export function exportColumns(onEnd: (row: ExportRow) => void): Column<ExportRow>[] {
  return [
    column('requested', t('leaving.requested'), (row) => (
      <>
        <When iso={row.requestedAt} />
        <Muted block regular>
          {row.requestedBy}
        </Muted>
      </>
    )),
    column('content', t('leaving.content'), (row) => <Content row={row} />),
    cornerColumn('state', t('leaving.state'), (row) => (
      <ExportBadge state={row.state} label={t(`leaving.state.${row.state}`)} />
    )),
    column('act', '', (row) => <Actions row={row} onEnd={onEnd} />),
  ];
}

function Content({ row }: { row: ExportRow }) {
  const formatting = useFormatting();
  if (row.state === 'writing')
    return t('leaving.progress', { done: row.filesDone, all: row.filesInAll, rows: row.rows });
  if (row.finishedAt === null) return '–';
  return (
    <>
      {t('leaving.rows', { files: row.filesInAll, rows: row.rows, pictures: row.pictures })}
      {row.state === 'ready' && row.expiresAt !== null ? (
        <Muted block regular>
          {t('leaving.until', { at: formatWhen(row.expiresAt, 'full', formatting) })}
        </Muted>
      ) : null}
    </>
  );
}

function Actions({ row, onEnd }: { row: ExportRow; onEnd: (row: ExportRow) => void }) {
  if (row.state === 'writing')
    return (
      <Button small look="plain" icon={IconCircleOff} onClick={() => onEnd(row)}>
        {t('leaving.cancel')}
      </Button>
    );
  if (row.state !== 'ready') return null;
  return (
    <Stack gap={8}>
      <ExportDownloads t={t} call="openShopExport" of={row} />
      <Row>
        <Button small look="plain" icon={IconTrash} onClick={() => onEnd(row)}>
          {t('leaving.remove')}
        </Button>
      </Row>
    </Stack>
  );
}
