import { nextExportAt } from '@crossdock/domain/leaving/terms.ts';
import type { Handler } from '../platform/handler.ts';
import { lastExport, volumesOf } from './exports.store.ts';
import { progressOf } from './view.ts';

export const getMyExport: Handler<'getMyExport'> = async (tx, actor) => {
  const last = await lastExport(tx, actor.memberId);
  if (last === undefined) return { list: [], nextAt: null };
  const volumes = await volumesOf(tx, [last.id]);
  return { list: [progressOf(last, volumes)], nextAt: nextExportAt(last.requestedAt, tx.now) };
};
