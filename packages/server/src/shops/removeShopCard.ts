import { markFileUnused } from '../platform/fileRows.ts';
import type { Handler } from '../platform/handler.ts';
import { saveShopPicture } from './settings.store.ts';

export const removeShopCard: Handler<'removeShopCard'> = async (tx) => {
  const before = await saveShopPicture(tx, 'cardFileId', null);
  if (before !== null) await markFileUnused(tx, before);
  return { done: true };
};
