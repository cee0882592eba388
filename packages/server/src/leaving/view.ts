import type { Output } from '@crossdock/contract/table.ts';
import type { ListedExport, VolumeRow } from './exports.store.ts';
import { exportedFiles } from './files.ts';

export function exportOf(
  row: ListedExport,
  volumes: readonly VolumeRow[],
): Output<'listShopExports'>['list'][number] {
  const tables = { number: 0, files: exportedFiles.length, bytes: row.byteCount };
  const pictures = volumes.map(({ number, fileCount, byteCount }) => ({
    ...{ number, files: fileCount, bytes: byteCount },
  }));
  return {
    ...{ id: row.id, state: row.state, requestedBy: row.requesterName, requestedAt: row.requestedAt },
    filesDone: filesDone(row),
    filesInAll: exportedFiles.length,
    ...{ rows: row.rowCount, bytes: row.byteCount },
    ...{ pictures: row.pictureCount, pictureBytes: row.pictureBytes },
    downloads: row.state === 'ready' ? [tables, ...pictures] : [],
    ...{ finishedAt: row.finishedAt, expiresAt: row.expiresAt },
  };
}

function filesDone({ finishedAt, file }: ListedExport): number {
  if (finishedAt !== null) return exportedFiles.length;
  if (file === '') return 0;
  const at = exportedFiles.indexOf(file);
  return at === -1 ? exportedFiles.length : at;
}
