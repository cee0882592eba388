import { refuse } from '@crossdock/contract/refusals.ts';
import type { Tx } from '../platform/db.ts';
import type { Services } from '../platform/services.ts';
import { downloadUrl } from './download.ts';
import { type ExportSubject, exportVolumesOf, findOwnExport } from './exports.store.ts';

interface Wanted {
  readonly id: string;
  readonly number: number;
}

/** A download address of one of an export's zip files, for the export's owner. */
export async function createDownloadUrl(
  tx: Tx,
  { config }: Pick<Services, 'config'>,
  whose: ExportSubject,
  { id, number }: Wanted,
) {
  const [found, volumes] = await Promise.all([findOwnExport(tx, whose, id), exportVolumesOf(tx, [id])]);
  if (!found) return refuse('row.notFound');
  if (found.state !== 'ready') return refuse('export.over');
  if (number > 0 && !volumes.some((volume) => volume.number === number)) return refuse('row.notFound');
  return { url: downloadUrl(config.APP_SECRET, tx.shopId, id, number, Date.parse(tx.now)) };
}
