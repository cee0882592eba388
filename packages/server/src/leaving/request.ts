import { refuse } from '@crossdock/contract/refusals.ts';
import { exportLimits, nextExportAt } from '@crossdock/domain/leaving/limits.ts';
import type { Tx } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { Services } from '../platform/services.ts';
import { type ExportSubject, insertExport, lastExport } from './exports.store.ts';
import { newExportPartKey } from './parts.ts';

interface Request {
  readonly memberId: ExportSubject;
  readonly requestedBy: string | null;
}

/** Stores a request for an export: only one at a time, and one a day. Answers its id. */
export async function requestExport(tx: Tx, { config }: Pick<Services, 'config'>, request: Request) {
  const last = await lastExport(tx, request.memberId);
  if (last?.state === 'writing') return refuse('export.running');
  if (last && nextExportAt(last.requestedAt, tx.now) !== null) return refuse('export.tooSoon');
  const id = newId();
  const startsAt = tx.later(exportLimits.restsSeconds * 1_000);
  const sealedKey = newExportPartKey(config.APP_SECRET);
  return (await insertExport(tx, { ...request, id, startsAt, sealedKey }))
    ? { id }
    : refuse('export.running');
}
