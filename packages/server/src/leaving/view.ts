import type { Output } from '@crossdock/contract/table.ts';
import type { ExportRow, ExportVolumeRow, ListedExport } from './exports.store.ts';
import { exportedFileNames } from './files.ts';

/** How far an export has progressed, and which files can be downloaded. */
export function progressOf(
  row: ExportRow,
  volumes: readonly ExportVolumeRow[],
): Output<'getMyExport'>['list'][number] {
  const { length: filesInAll } = exportedFileNames(row.memberId);
  const tables = { number: 0, files: filesInAll, bytes: row.byteCount };
  const pictures = volumes.map(({ number, fileCount, byteCount }) => ({
    ...{ number, files: fileCount, bytes: byteCount },
  }));
  return {
    ...{ id: row.id, state: row.state, requestedAt: row.requestedAt },
    ...{ filesDone: filesDone(row), filesInAll },
    ...{ rows: row.rowCount, bytes: row.byteCount },
    ...{ pictures: row.pictureCount, pictureBytes: row.pictureBytes },
    downloads: row.state === 'ready' ? [tables, ...pictures] : [],
    ...{ finishedAt: row.finishedAt, expiresAt: row.expiresAt },
  };
}

export const listedExportViewOf = (
  row: ListedExport,
  volumes: readonly ExportVolumeRow[],
): Output<'listShopExports'>['list'][number] => ({
  ...progressOf(row, volumes),
  requestedBy: row.requesterName,
});

function filesDone({ finishedAt, file, memberId }: ExportRow): number {
  const files = exportedFileNames(memberId);
  if (finishedAt !== null) return files.length;
  if (file === '') return 0;
  const at = files.indexOf(file);
  return at === -1 ? files.length : at;
}
