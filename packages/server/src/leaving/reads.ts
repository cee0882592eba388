import { nextExportAt } from '@crossdock/domain/leaving/limits.ts';
import type { Handler } from '../platform/handler.ts';
import { exportVolumesOf, lastExport, listExportRows } from './exports.store.ts';
import { listedExportViewOf, progressOf } from './view.ts';

export const getMyExport: Handler<'getMyExport'> = async (tx, actor) => {
  const last = await lastExport(tx, actor.memberId);
  if (last === undefined) return { list: [], nextAt: null };
  const volumes = await exportVolumesOf(tx, [last.id]);
  return { list: [progressOf(last, volumes)], nextAt: nextExportAt(last.requestedAt, tx.now) };
};

export const listShopExports: Handler<'listShopExports'> = async (tx, _actor, paging) => {
  const [last, page] = await Promise.all([lastExport(tx, null), listExportRows(tx, paging)]);
  const ids = page.list.map(({ id }) => id);
  const volumes = ids.length === 0 ? [] : await exportVolumesOf(tx, ids);
  return {
    ...page,
    list: page.list.map((row) =>
      listedExportViewOf(
        row,
        volumes.filter(({ exportId }) => exportId === row.id),
      ),
    ),
    nextAt: last === undefined ? null : nextExportAt(last.requestedAt, tx.now),
  };
};
