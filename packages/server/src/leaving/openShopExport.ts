import { refuse } from '@crossdock/contract/refusals.ts';
import type { Handler } from '../platform/handler.ts';
import { downloadUrl } from './download.ts';
import { findExport, volumesOf } from './exports.store.ts';

export const openShopExport: Handler<'openShopExport'> = async (tx, _actor, { id, number }, { config }) => {
  const [found, volumes] = [await findExport(tx, id), await volumesOf(tx, [id])];
  if (!found) return refuse('row.notFound');
  if (found.state !== 'ready') return refuse('export.over');
  if (number > 0 && !volumes.some((volume) => volume.number === number)) return refuse('row.notFound');
  return { url: downloadUrl(config.APP_SECRET, tx.shopId, id, number, Date.parse(tx.now)) };
};
