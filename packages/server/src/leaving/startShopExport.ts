import { refuse } from '@crossdock/contract/refusals.ts';
import { exportTerms, nextExportAt } from '@crossdock/domain/leaving/terms.ts';
import type { Handler } from '../platform/handler.ts';
import { newId } from '../platform/ids.ts';
import { findStaff } from '../staff/store.ts';
import { insertExport, lastExport } from './exports.store.ts';
import { newPartKey } from './parts.ts';
import { tellExportRequested } from './tellReady.ts';

export const startShopExport: Handler<'startShopExport'> = async (tx, actor, _input, { config }) => {
  const last = await lastExport(tx);
  if (last?.state === 'writing') return refuse('export.running');
  if (last && nextExportAt(last.requestedAt, tx.now) !== null) return refuse('export.tooSoon');
  const id = newId();
  const startsAt = new Date(Date.parse(tx.now) + exportTerms.restsSeconds * 1_000).toISOString();
  const sealedKey = newPartKey(config.APP_SECRET);
  if (!(await insertExport(tx, { id, requestedBy: actor.staffId, startsAt, sealedKey })))
    return refuse('export.running');
  await tellExportRequested(tx, actor.shop, (await findStaff(tx, actor.staffId))?.name ?? '');
  return { id };
};
